/**
 * Plain days, counted from 1 January 1970 in UTC, so that neither time zones nor summer time can shift one.
 * `Intl` is not used: see `format-amount.ts`.
 */
import { months, type IsoDate } from '#content/tools/order-dates.ts';

export type Day = number;

const millisecondsPerDay = 86_400_000;

/** The day of a year, a month from 1 and a day. */
export const dayOf = (year: number, month: number, day: number): Day =>
  Date.UTC(year, month - 1, day) / millisecondsPerDay;

/** Reads `2027-02-06`; null where there is no such day. */
export function readDay(text: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return null;
  const day = dayOf(Number(year), Number(month), Number(date));
  return isoDate(day) === text ? day : null;
}

/** Writes `2027-02-06`. */
export const isoDate = (day: Day): IsoDate =>
  new Date(day * millisecondsPerDay).toISOString().slice(0, 10) as IsoDate;

/** Year, month from 1 and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * millisecondsPerDay);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() };
}

/** Writes `6. Februar 2027`. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date}.\u00a0${months[month - 1]} ${year}`;
}

/** Today where the visitor is, as a plain day. */
export function today(now = new Date()): Day {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
