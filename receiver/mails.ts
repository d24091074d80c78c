import { cancelLink } from './cancel-link.ts';
import type { Mail } from './outbox.ts';
import type { Settings } from './settings.ts';
import {
  appointment as appointmentTexts,
  appointmentFields,
  appointmentUid,
  calendarFile,
  company,
  endOf,
  fill,
  inquiryLines,
  locationOf,
  longAppointment,
  longDay,
  receiverTexts,
  shortTime,
  swissTime,
  type AppointmentRequest,
  type Inquiry,
  type MailText,
} from './site.ts';

/** To the company: the whole inquiry. An answer goes to the visitor. `isMarked`: the form has held it back before. */
export function inquiryMail(
  { mailTo }: Pick<Settings, 'mailTo'>,
  inquiry: Inquiry,
  id: number,
  received: number,
  isMarked = false,
): Mail {
  const values = {
    company: inquiry.company,
    email: inquiry.email,
    received: `${longDay(swissTime(received).day)}, ${shortTime(received)}`,
    number: String(id),
  };
  return {
    ...mail(mailTo, isMarked ? receiverTexts.marked : receiverTexts.inquiry, values, inquiryLines(inquiry)),
    replyTo: inquiry.email,
  };
}

/** To the company: something waits in quarantine. */
export const heldMail = ({ mailTo }: Settings): Mail => mail(mailTo, receiverTexts.held);

/** To the company: its own calendar has not been read for too long, or is read again. */
export const calendarMail = ({ mailTo }: Settings, news: 'calendarLost' | 'calendarBack'): Mail =>
  mail(mailTo, receiverTexts[news]);

/** To the visitor: the inquiry has arrived. */
export const receiptMail = (to: string): Mail => ({
  ...mail(to, receiverTexts.receipt),
  replyTo: company.email,
  isAutomatic: true,
});

export interface BookedAppointment {
  id: number;
  key: string;
  request: AppointmentRequest;
}

/**
 * To the company with all that was typed, and to the visitor without: the address could be that of a stranger. Both
 * carry the entry for the calendar, or take it back.
 */
export function appointmentMails(
  settings: Settings,
  { id, key, request }: BookedAppointment,
  change: 'booked' | 'cancelled',
  stamp: number,
): Mail[] {
  const { mailTo, mailFrom, siteUrl } = settings;
  const { details, calendar } = appointmentTexts;
  const [start = NaN] = request.times;
  const texts = receiverTexts[change === 'booked' ? 'appointment' : 'cancellation'];
  const values = {
    when: longAppointment(start),
    kind: details.kinds[request.kind],
    company: request.company,
    link: cancelLink(settings, id, start),
  };
  const lines = appointmentFields.map((name) => `${details.labels[name]}: ${request[name]}`);

  /** What calendars of the company and of the visitor show, each with the other side in its title. */
  function entry(organizer: string, attendee: string, other: string, phone?: string) {
    const common = {
      product: `-//${company.legalName}//Termin//DE`,
      stamp,
      organizer: { name: company.shortName, email: organizer },
      attendee: { name: attendee, email: attendee },
      events: [
        {
          uid: appointmentUid(key, start, new URL(siteUrl).host),
          start,
          end: endOf(start),
          summary: fill(calendar.summary.booking, { company: other }),
          description: fill(calendar.description.booking, { phone: company.phone, email: company.email }),
          location: locationOf(request.kind, phone),
        },
      ],
    };
    return change === 'booked'
      ? {
          method: 'REQUEST' as const,
          content: calendarFile({ ...common, method: 'REQUEST', status: 'CONFIRMED' }),
        }
      : {
          method: 'CANCEL' as const,
          content: calendarFile({ ...common, method: 'CANCEL', status: 'CANCELLED', sequence: 1 }),
        };
  }

  const toCompany: Mail = {
    ...mail(mailTo, texts.company, values, lines),
    ...(request.email && { replyTo: request.email }),
    calendar: entry(mailFrom, mailTo, request.company, request.phone),
  };
  if (!request.email) return [toCompany];
  const toVisitor: Mail = {
    ...mail(request.email, texts.visitor, values),
    replyTo: mailTo,
    isAutomatic: true,
    calendar: entry(mailTo, request.email, company.shortName),
  };
  return [toCompany, toVisitor];
}

function mail(to: string, { subject, text }: MailText, values = {}, lines: readonly string[] = []): Mail {
  const parts = [lines.join('\n'), ...text.map((part) => fill(part, values))].filter((part) => part !== '');
  return { to, subject: fill(subject, values), text: parts.join('\n\n') };
}
