import { company } from '#content/company.ts';
import { partsOf, type Day } from '#lib/day.ts';
import { closedDays } from '#lib/closures.ts';
import { holidaysOf } from './holidays.ts';
import { swissTime, type Instant } from '#lib/swiss-time.ts';
import type { Schedule } from './opening-days.ts';
import { nextDays } from './slots.ts';

/** The schedule that follows from the company's record, with the holidays of a day's year and the next five, and closing days of its own. */
export function scheduleFrom(day: Day): Schedule {
  const { year } = partsOf(day);
  return {
    openingHours: company.openingHours,
    holidays: [...holidaysOf(company.address.canton, year, year + 5), ...closedDays(company.closures)],
  };
}

/** The times that are offered at an instant. The lead time is counted in days that have some. */
export const timesOffered = (time: Instant, leadDays: number): readonly Instant[] =>
  nextDays(time, scheduleFrom(swissTime(time).day), leadDays).flatMap(({ times }) => times);
