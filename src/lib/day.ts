/**
 * Plain days, counted from 1 January 1970, so that neither time zones nor summer time can shift one. `Intl` is not used:
 * its output differs between Node and browser versions.
 */
import { monthNames } from '#content/dates.ts';

export type Day = number;

/** Of a day without a change of the clock. */
export const millisecondsPerDay = 86_400_000;

/** The day of a year, a month from 1 and a day; beyond the end of a month it runs on into the next. */
export const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / millisecondsPerDay;

/** Year, month from 1 and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * millisecondsPerDay);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() };
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Writes `2027-02-06`. */
export const isoDay = (day: Day): string => new Date(day * millisecondsPerDay).toISOString().slice(0, 10);

/** Reads `2027-02-06`; null where there is no such day. */
export function readDay(text: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return null;
  const day = dayOf(Number(year), Number(month), Number(date));
  return isoDay(day) === text ? day : null;
}

/** Writes `6. Februar 2027`. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date}.\u00a0${monthNames[month - 1]} ${year}`;
}

/** Today where the visitor is, as a plain day. */
export const today = (now = new Date()): Day => dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** The first, second … of a weekday in a month. */
export function nthWeekday(year: number, month: number, nth: number, weekday: number): Day {
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
}

/** The last of a weekday in a month. */
export function lastWeekday(year: number, month: number, weekday: number): Day {
  const last = dayOf(year, month + 1, 0);
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
