import { cancelLink } from './cancel-link.ts';
import { messageIdOf, type Mail, type Message } from './message.ts';
import type { Settings } from './settings.ts';
import { longAppointment, longDay, shortTime } from '../src/booking/dates.ts';
import { calendarFile } from '../src/booking/ics.ts';
import type { AppointmentRequest } from '../src/booking/request.ts';
import { endOf } from '../src/booking/slots.ts';
import { appointment as appointmentTexts, appointmentFields } from '../src/content/appointment.ts';
import { company } from '../src/content/company.ts';
import type { Inquiry } from '../src/content/inquiry.ts';
import { type MailText, receiverTexts } from '../src/content/receiver.ts';
import { inquiryLines } from '../src/inquiry/mail.ts';
import { fill } from '../src/lib/fill.ts';
import { swissTime } from '../src/lib/swiss-time.ts';
import { asciiEmail, headerText } from './texts.ts';

/** Why something looks suspicious. */
export type Mark = keyof typeof receiverTexts.marked.reasons;

/** To the company: the whole inquiry. An answer goes to the visitor. */
export function inquiryMail(inquiry: Inquiry, id: number, received: number, mark: Mark | null): Mail {
  const values = {
    company: inquiry.company,
    email: inquiry.email,
    received: `${longDay(swissTime(received).day)}, ${shortTime(received)}`,
    number: String(id),
  };
  const lines = inquiryLines(inquiry).filter((line) => !line.endsWith(': '));
  return marked({ ...mail(receiverTexts.inquiry, values, lines), ...answerTo(inquiry.email) }, mark);
}

/** To the company: its own calendar has not been read for too long, or is read again. */
export const calendarMail = (news: 'calendarLost' | 'calendarBack'): Mail => ({
  ...mail(receiverTexts[news]),
  isAutomatic: true,
});

/** To the visitor: the inquiry has arrived. */
export const receiptMail = (to: string): Mail => ({
  to,
  ...mail(receiverTexts.receipt),
  replyTo: company.email,
  isAutomatic: true,
});

/** To the company: a mail to a visitor was refused for good. */
export const failureMail = ({ to = '', subject }: Mail): Mail => ({
  ...mail(receiverTexts.failure, { email: to, mail: subject }),
  isAutomatic: true,
});

/** To the company: many mails as one, each in full. */
export function digestMail(mails: readonly Mail[]): Mail {
  const { subject, text } = mail(receiverTexts.digest, { count: mails.length });
  const parts = [text, ...mails.map((one) => `${one.subject}\n\n${one.text}`)];
  const calendars = mails.flatMap(({ calendar }) => calendar?.content ?? []);
  return { subject, text: parts.join(`\n\n${'_'.repeat(60)}\n\n`), calendars, isAutomatic: true };
}

/** An appointment as it is kept. */
export interface AppointmentRow {
  id: number;
  uid: string;
  sequence: number;
  /** The {@link AppointmentRequest} as JSON. */
  fields: string;
  marked: Mark | null;
}

/**
 * To the company with all that was typed, and, where it is to be told, to the visitor without: the address could be that
 * of a stranger. Both carry the entry for the calendar, or take it back; its text is that of the mail, which some mail
 * programs do not show beside it.
 */
export function appointmentMails(
  settings: Settings,
  { uid, sequence, fields, marked: mark }: AppointmentRow,
  change: 'appointment' | 'change' | 'cancellation',
  isTold: boolean,
  stamp: number,
): Mail[] {
  const { details, calendar } = appointmentTexts;
  const { call } = receiverTexts;
  const request = JSON.parse(fields) as AppointmentRequest;
  const [start = NaN] = request.times;
  const isCancelled = change === 'cancellation';
  const reach = [request.phone, request.email].filter(Boolean).join(', ');
  const values = {
    when: longAppointment(start),
    kind: details.kinds[request.kind],
    company: request.company,
    phone: request.phone,
    link: cancelLink(settings, uid, start),
  };

  function complete(side: 'company' | 'visitor', text: Mail): Mail {
    const isToVisitor = side === 'visitor';
    const method = isCancelled ? 'CANCEL' : isToVisitor ? 'REQUEST' : 'PUBLISH';
    const title = fill(calendar.summary.booking, {
      company: isToVisitor ? company.shortName : request.company,
    });
    const guest = asciiEmail(request.email);
    const content = calendarFile({
      method,
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      product: `-//${company.legalName}//Termin//DE`,
      stamp,
      sequence,
      organizer: { name: company.shortName, email: isToVisitor ? settings.mailTo : settings.mailFrom },
      ...(isToVisitor && { attendee: { name: guest, email: guest } }),
      events: [
        {
          uid: `${uid}@${new URL(settings.siteUrl).host}`,
          start,
          end: endOf(start),
          summary: headerText(
            isCancelled ? fill(receiverTexts.calendar.cancelled, { summary: title }) : title,
          ),
          description: text.text,
          location: fill(receiverTexts.calendar.location[side][request.kind], values),
        },
      ],
    });
    // Short enough for a line of its own.
    const named = (count: number) => messageIdOf(`${uid.slice(-32)}.${side[0]}${count}`);
    const inReplyTo = sequence > 0 ? { inReplyTo: named(0) } : {};
    return { ...text, messageId: named(sequence), ...inReplyTo, calendar: { method, content } };
  }

  const { company: companyText, visitor: visitorText } = receiverTexts[change];
  const lines = appointmentFields.flatMap((name) =>
    request[name] ? `${details.labels[name]}: ${request[name]}` : [],
  );
  const mustCall = !isTold && (isCancelled || request.email !== '');
  const note = mustCall ? fill(isCancelled ? call.cancelled : call.booked, { reach }) : '';
  const own = marked(mail(companyText, values, [...lines, ...(note ? ['', note] : [])]), mark);
  const subject = mustCall ? fill(call.subject, { subject: own.subject }) : own.subject;
  const toCompany = complete('company', { ...own, subject, ...answerTo(request.email) });
  if (!isTold) return [toCompany];
  const { email } = request;
  const toVisitor = { ...mail(visitorText, values), to: email, replyTo: settings.mailTo, isAutomatic: true };
  return [toCompany, complete('visitor', toVisitor)];
}

/** Without SMTPUTF8 an address with an umlaut before the @ is no header; it stands in the text. */
const answerTo = (email: string) => (/^[\x21-\x7e]+@/.test(email) ? { replyTo: email } : {});

const marked = (text: Mail, mark: Mark | null): Mail =>
  mark === null
    ? text
    : {
        ...text,
        subject: fill(receiverTexts.marked.subject, { subject: text.subject }),
        text: `${text.text}\n\n${receiverTexts.marked.reasons[mark]}`,
      };

function mail(
  { subject, text }: MailText,
  values: Readonly<Record<string, string | number>> = {},
  lines: readonly string[] = [],
): Pick<Message, 'subject' | 'text'> {
  const parts = [lines.join('\n'), ...text.map((part) => fill(part, values))].filter((part) => part !== '');
  return {
    subject: headerText(fill(subject, values)),
    // What a visitor typed begins no signature, below which mail programs hide.
    text: parts.join('\n\n').replace(/^-- $/gm, '--'),
  };
}
