import type { SendMailOptions } from 'nodemailer';
import { cancelLink } from './cancel-link.ts';
import type { Settings } from './settings.ts';
import { longAppointment, longDay, shortTime } from '../src/booking/dates.ts';
import { calendarFile, type CalendarFile } from '../src/booking/ics.ts';
import type { AppointmentRequest } from '../src/booking/request.ts';
import { appointment as appointmentTexts } from '../src/content/appointment.ts';
import { appointmentFields } from '../src/content/contract.ts';
import { company } from '../src/content/company.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import type { MailText } from '../src/content/forms.schema.ts';
import { keptInquiry } from '../src/inquiry/inquiry.ts';
import { inquiryLines } from '../src/inquiry/message.ts';
import { fill } from '../src/lib/fill.ts';
import { swissTime } from '../src/lib/swiss-time.ts';
import { asciiEmail, headerText } from './texts.ts';

/** A mail in the terms of nodemailer, as the outbox keeps it. Without `to` it goes to the company. */
export interface Mail extends SendMailOptions {
  to?: string;
  subject: string;
  text: string;
  messageId?: string;
  /** An entry for the calendar, or its withdrawal. */
  icalEvent?: { method: CalendarFile['method']; filename: string; content: string };
}
export type Message = Mail & { to: string; messageId: string };

/** Hands a mail over. Rejects where it was not taken. */
export type Send = (message: Message) => Promise<void>;

/** The id of a mail by a name of its own. */
export const messageIdOf = (name: string) => `<${name}@${company.email.replace(/.*@/, '')}>`;

type Mark = keyof typeof receiverTexts.marked.reasons;

/** An inquiry as it is kept, as JSON ({@link keptInquiry}), and why it looks suspicious. */
export type InquiryRow = { id: number; received: number; fields: string; marked: Mark | null };

/** To the company: the whole inquiry. An answer goes to the visitor. */
export function inquiryMail({ id, received, fields, marked: mark }: InquiryRow): Mail {
  const inquiry = keptInquiry(fields);
  const when = `${longDay(swissTime(received).day)}, ${shortTime(received)}`;
  const values = { company: inquiry.company, email: inquiry.email, received: when, number: id };
  const lines = inquiryLines(inquiry).filter((line) => !line.endsWith(': '));
  return forwarded(receiverTexts.inquiry, values, lines, mark);
}

/** To the company: what no person answers, and no program either. */
export const notice = (text: MailText, values: Values = {}): Mail => ({
  ...mail(text, values),
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** To the visitor: the inquiry has arrived. */
export const receiptMail = (to: string) => ({ ...notice(receiverTexts.receipt), to, replyTo: company.email });

/** To the company: a mail to a visitor was refused for good. */
export const failureMail = ({ to = '', subject }: Mail): Mail =>
  notice(receiverTexts.failure, { email: to, mail: subject });

/** To the company: many mails as one, each in full. */
export function digestMail(mails: readonly Mail[]): Mail {
  const digest = notice(receiverTexts.digest, { count: mails.length });
  const parts = [digest.text, ...mails.map(({ subject, text }) => `${subject}\n\n${text}`)];
  const text = parts.join(`\n\n${'_'.repeat(60)}\n\n`);
  const contentType = 'text/calendar; charset=utf-8';
  const entries = mails.flatMap(({ icalEvent }) => icalEvent?.content ?? []);
  const files = entries.map((content, at) => ({ filename: `termin-${at + 1}.ics`, contentType, content }));
  return { ...digest, text, attachments: files };
}

/** An appointment as it is kept, with an {@link AppointmentRequest} as JSON. */
export type AppointmentRow = InquiryRow & { uid: string; start: number; sequence: number };

/**
 * To the company with all that was typed, and, where it is to be told, to the visitor without: the address could be that
 * of a stranger. Both carry the entry for the calendar, or take it back; its text is that of the mail, which some mail
 * programs do not show beside it.
 */
export function appointmentMails(
  settings: Settings,
  { uid, start, sequence, fields, marked: mark }: AppointmentRow,
  change: 'appointment' | 'change' | 'cancellation',
  isTold: boolean,
  stamp: number,
): Mail[] {
  const { calendar: words, details } = appointmentTexts;
  const { call, calendar, [change]: texts } = receiverTexts;
  const { kind, ...typed } = JSON.parse(fields) as Omit<AppointmentRequest, 'times'>;
  const isCancelled = change === 'cancellation';
  const values = {
    ...typed,
    kind: details.kinds[kind],
    when: longAppointment(start),
    reach: [typed.phone, typed.email].filter(Boolean).join(', '),
    link: cancelLink(settings, uid, start),
  };

  function withEntry(text: Mail, side: 'company' | 'visitor'): Mail {
    const isToVisitor = side === 'visitor';
    const method = isCancelled ? 'CANCEL' : isToVisitor ? 'REQUEST' : 'PUBLISH';
    const summary = fill(words.summary.booking, { company: isToVisitor ? company.shortName : typed.company });
    const guest = asciiEmail(typed.email);
    const content = calendarFile({
      method,
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      stamp,
      sequence,
      organizer: { name: company.shortName, email: isToVisitor ? settings.MAIL_TO : settings.MAIL_FROM },
      ...(isToVisitor && { attendee: { name: guest, email: guest } }),
      uid: `${uid}@${new URL(settings.SITE_URL).host}`,
      start,
      summary: headerText(isCancelled ? fill(calendar.cancelled, { summary }) : summary),
      description: text.text,
      location: fill(calendar.location[side][kind], values),
    });
    // Short enough for a line of its own.
    const named = (count: number) => messageIdOf(`${uid.slice(-32)}.${side[0]}${count}`);
    return {
      ...text,
      messageId: named(sequence),
      // The mail that it changes or takes back.
      ...(sequence > 0 && { inReplyTo: named(0), references: named(0) }),
      icalEvent: { method, filename: 'termin.ics', content },
    };
  }

  const filled = appointmentFields.filter((name) => typed[name]);
  const lines = filled.map((name) => `${details.labels[name]}: ${typed[name]}`);
  const mustCall = !isTold && (isCancelled || typed.email !== '');
  if (mustCall) lines.push('', fill(isCancelled ? call.cancelled : call.booked, values));
  const own = forwarded(texts.company, values, lines, mark);
  if (mustCall) own.subject = fill(call.subject, { subject: own.subject });
  const toVisitor = { ...notice(texts.visitor, values), to: typed.email, replyTo: settings.MAIL_TO };
  return [withEntry(own, 'company'), ...(isTold ? [withEntry(toVisitor, 'visitor')] : [])];
}

/**
 * Others stand in the text only: an umlaut before the @, which needs SMTPUTF8, and a slip of the domain (`firma..ch`, `firma.ch.`), for
 * which servers that look at headers refuse the whole mail (Exim, `verify = header_syntax`).
 */
const canBeHeader = /^[\x21-\x7e]+@([a-z\d](-*[a-z\d])*\.)*[a-z\d](-*[a-z\d])*$/i;

type Values = Readonly<Record<string, string | number>>;

/** To the company what a visitor has sent, marked where it looks suspicious. An answer goes to the visitor. */
function forwarded(texts: MailText, values: Values, lines: readonly string[], mark: Mark | null): Mail {
  const { subject, text } = mail(texts, values, lines);
  const { marked } = receiverTexts;
  const email = String(values['email']);
  return {
    subject: mark ? fill(marked.subject, { subject }) : subject,
    text: mark ? `${text}\n\n${marked.reasons[mark]}` : text,
    ...(canBeHeader.test(asciiEmail(email)) && { replyTo: email }),
  };
}

function mail({ subject, text }: MailText, values: Values, lines: readonly string[] = []) {
  const parts = [lines.join('\n'), ...text.map((part) => fill(part, values))].filter((part) => part !== '');
  return {
    subject: headerText(fill(subject, values)),
    // What a visitor typed begins no signature, below which mail programs hide.
    text: parts.join('\n\n').replace(/^-- $/gm, '--'),
  };
}
