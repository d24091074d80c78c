/** Days and times in the words of the site, in Swiss time. */
import { appointment } from '#content/appointment.ts';
import { monthNames, weekdayNames, weekdays } from '#content/dates.ts';
import { dayOf, partsOf, weekdayOf, type Day } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import { swissOffset, swissTime, type Instant } from '#lib/swiss-time.ts';
import { appointmentMinutes } from './slots.ts';

const pad = (number: number) => String(number).padStart(2, '0');

/** `08:45`. */
export const clockOf = (minute: number): string => `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;

/** `Mo`. */
export const shortWeekday = (day: Day): string => weekdays[weekdayOf(day) - 1] ?? '';

/** `23.11.`. */
export function shortDate(day: Day): string {
  const { month, date } = partsOf(day);
  return `${date}.${month}.`;
}

/** `Montag, 23. November`. */
export function longDay(day: Day): string {
  const { month, date } = partsOf(day);
  return `${weekdayNames[weekdayOf(day) - 1]}, ${date}.\u00a0${monthNames[month - 1]}`;
}

/** `08:45`, of the beginning of an appointment. */
export const shortTime = (time: Instant): string => clockOf(swissTime(time).minute);

/** `Mo 23.11. 08:45`, held together. */
export function shortAppointment(time: Instant): string {
  const { day } = swissTime(time);
  return [shortWeekday(day), shortDate(day), shortTime(time)].join('\u00a0');
}

/** `Montag, 23. November 2026, 08:45–09:30`. */
export function longAppointment(time: Instant): string {
  const { day, minute } = swissTime(time);
  return `${longDay(day)} ${partsOf(day).year}, ${clockOf(minute)}–${clockOf(minute + appointmentMinutes)}`;
}

/** What the visitor's own clock shows at a time, where it differs from Switzerland's; otherwise nothing. */
export function zoneNote(time: Instant): string {
  const local = new Date(time);
  if (-local.getTimezoneOffset() === swissOffset(time)) return '';
  const { otherZone, dayBefore, dayAfter } = appointment.times;
  const swiss = swissTime(time);
  const localDay = dayOf(local.getFullYear(), local.getMonth() + 1, local.getDate());
  const otherDay = localDay < swiss.day ? [dayBefore] : localDay > swiss.day ? [dayAfter] : [];
  return fill(otherZone, {
    swiss: clockOf(swiss.minute),
    local: [clockOf(local.getHours() * 60 + local.getMinutes()), ...otherDay].join(' '),
  });
}
