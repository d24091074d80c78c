import { appointment, type AppointmentWay } from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { fill } from '#lib/fill.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { appointmentUid, calendarFile } from './ics.ts';
import type { OutgoingRequest } from './request.ts';
import { endOf } from './slots.ts';

/** The calendar file that a visitor may save: an event for each time, tentative until it is booked. */
export function visitorCalendar(
  { request, key }: OutgoingRequest,
  way: AppointmentWay,
  host: string,
  stamp: Instant,
): string {
  const { summary, description, location } = appointment.calendar;
  const values = {
    company: company.shortName,
    phone: company.phone,
    email: company.email,
    visitor: request.phone,
  };
  return calendarFile({
    method: 'PUBLISH',
    status: way === 'booking' ? 'CONFIRMED' : 'TENTATIVE',
    product: `-//${company.legalName}//Termin//DE`,
    stamp,
    organizer: { name: company.shortName, email: company.email },
    events: request.times.map((start) => ({
      uid: appointmentUid(key, start, host),
      start,
      end: endOf(start),
      summary: fill(summary[way], values),
      description: fill(description[way], values),
      location: fill(location[request.kind], values),
    })),
  });
}
