/** Calendar files by RFC 5545 (iCalendar) and RFC 5546 (what their methods ask of them). */
import { digestOrKey } from '#lib/request.ts';
import { isoTime, type Instant } from '#lib/swiss-time.ts';
import { wellFormed } from '#lib/invisible.ts';
import { appointment } from '#content/appointment.ts';
import type { AppointmentKind, AppointmentWay } from '#content/contract.ts';
import { company } from '#content/company.ts';
import { fill } from '#lib/fill.ts';
import type { OutgoingRequest } from './request.ts';
import { endOf } from './slots.ts';

/** Somebody with an address. */
interface Person {
  name: string;
  email: string;
}

/** What the file of one appointment is made of. */
export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** When the file is written. */
  stamp: Instant;
  organizer: Person;
  /** Who is invited. A published entry has nobody. */
  attendee?: Person;
  /** Counts the changes of an appointment; a cancellation has a higher number than the invitation. */
  sequence?: number;
  /** The same for the same appointment in every file and mail, see {@link appointmentId}. */
  uid: string;
  start: Instant;
  summary: string;
  description: string;
  /** Where or how: an address, «Telefon», a link to a video call. */
  location: string;
}

/**
 * What names an appointment in calendars, in front of `@` and the host of the site: its beginning and a digest of the
 * request's key. The key itself changes a booking and is for nobody's calendar. On pages served without TLS browsers
 * offer no digest; there each file has a name of its own.
 */
export const appointmentId = async (key: string, start: Instant): Promise<string> =>
  `${utc(start)}-${(await digestOrKey(key)).slice(0, 32)}`;

/** The calendar file of an appointment, which visitors save and the receiver mails; lines end as the standard wants them. */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${company.legalName}//Termin//DE`)}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${file.method}`,
    'BEGIN:VEVENT',
    `UID:${text(file.uid)}`,
    `DTSTAMP:${utc(file.stamp)}`,
    `SEQUENCE:${file.sequence ?? 0}`,
    `STATUS:${file.status}`,
    `DTSTART:${utc(file.start)}`,
    `DTEND:${utc(endOf(file.start))}`,
    `SUMMARY:${text(file.summary)}`,
    `DESCRIPTION:${text(file.description)}`,
    `LOCATION:${text(file.location)}`,
    `ORGANIZER;${person(file.organizer)}`,
    ...(file.attendee
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;${person(file.attendee)}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20270206T081500Z`. */
const utc = (instant: Instant): string => isoTime(instant).replace(/[-:]/g, '');

/** Line breaks become `\n`; other control characters have no place in a file of lines. */
const text = (value: string): string =>
  wellFormed(value)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Within quotation marks nothing is escaped, so what would end them goes. */
const person = ({ name, email }: Person): string =>
  `CN="${bare(name).replaceAll('"', '')}":mailto:${bare(email)}`;

const bare = (value: string): string => wellFormed(value).replace(/\p{Cc}/gu, ' ');

/** At most 75 octets a line, continued after a space; never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * The calendar file that a visitor may save for one of the times, tentative until it is booked. Tried with khal 0.10.5,
 * calcurse 4.7.1 and the store of Evolution and GNOME Calendar (evolution-data-server 3.46.4): three files are three entries at Swiss
 * times in the calendar that is there, with number and description. All but calcurse, which knows no such state, show them as tentative.
 */
export async function visitorCalendar(
  { request, key }: OutgoingRequest,
  start: Instant,
  way: AppointmentWay,
  host: string,
  stamp: Instant,
): Promise<string> {
  const { summary, description } = appointment.calendar;
  const values = { company: company.shortName, phone: company.phone, email: company.email };
  return calendarFile({
    method: 'PUBLISH',
    status: way === 'booking' ? 'CONFIRMED' : 'TENTATIVE',
    stamp,
    organizer: { name: company.shortName, email: company.email },
    uid: `${await appointmentId(key, start)}@${host}`,
    start,
    summary: fill(summary[way], values),
    description: fill(description[way], values),
    location: locationOf(request.kind, request.phone),
  });
}

/** Where an appointment takes place. */
function locationOf(kind: AppointmentKind, phone: string): string {
  const { location, calledAt } = appointment.calendar;
  return kind === 'phone' && phone ? fill(calledAt, { visitor: phone }) : location[kind];
}
