/**
 * Swiss time on any machine: an hour ahead of UTC, two from the last Sunday of March to the last Sunday of October,
 * each at 01:00 UTC (Sommerzeitverordnung, SR 941.299.1). `Intl` knows the rule too, but not on every server.
 */
import { lastWeekday, millisecondsPerDay, partsOf, type Day } from './day.ts';

/** A moment, in milliseconds since 1970 (UTC). */
export type Instant = number;

/** `2027-02-06T08:15:00Z`. */
export const isoTime = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** What a clock in Switzerland shows. */
interface SwissTime {
  day: Day;
  /** Minutes since midnight. */
  minute: number;
}

const perMinute = 60_000;
const perHour = 60 * perMinute;
const sunday = 7;

/** What a clock in Switzerland shows at a moment. */
export function swissTime(instant: Instant): SwissTime {
  const local = instant + swissOffset(instant) * perMinute;
  const day = Math.floor(local / millisecondsPerDay);
  return { day, minute: Math.floor((local - day * millisecondsPerDay) / perMinute) };
}

/** Today in Switzerland, wherever the visitor is. */
export const swissToday = (): Day => swissTime(Date.now()).day;

/** The moment at which a clock in Switzerland shows a time. Of the two in the hour that is repeated, the later. */
export function instantOf({ day, minute }: SwissTime): Instant {
  const inWinter = day * millisecondsPerDay + (minute - 60) * perMinute;
  return swissOffset(inWinter) === 60 ? inWinter : inWinter - perHour;
}

/** Minutes that Swiss clocks are ahead of UTC at a moment: 60 or 120. */
export function swissOffset(instant: Instant): number {
  const { year } = partsOf(Math.floor(instant / millisecondsPerDay));
  const begins = lastWeekday(year, 3, sunday) * millisecondsPerDay + perHour;
  const ends = lastWeekday(year, 10, sunday) * millisecondsPerDay + perHour;
  return instant >= begins && instant < ends ? 120 : 60;
}
