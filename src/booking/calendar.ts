import { appointment, type AppointmentKind, type AppointmentWay } from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { fill } from '#lib/fill.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { appointmentId, calendarFile, type CalendarFile } from './ics.ts';
import type { OutgoingRequest } from './request.ts';
import { endOf } from './slots.ts';

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
  return appointmentFile({
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

type Entry = Omit<CalendarFile, 'product' | 'events'> & Omit<CalendarFile['events'][number], 'end'>;

/** The calendar file of one appointment, which visitors save and the receiver mails. */
export function appointmentFile({ uid, start, summary, description, location, ...file }: Entry): string {
  const event = { uid, start, end: endOf(start), summary, description, location };
  return calendarFile({ ...file, product: `-//${company.legalName}//Termin//DE`, events: [event] });
}

/** Where an appointment takes place. Without `phone` the entry is for somebody who may not know the number. */
function locationOf(kind: AppointmentKind, phone = ''): string {
  const { location, calledAt } = appointment.calendar;
  return kind === 'phone' && phone ? fill(calledAt, { visitor: phone }) : location[kind];
}
