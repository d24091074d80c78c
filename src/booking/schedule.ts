import { company } from '#content/company.ts';
import { cantonHolidays, type HolidayRule } from '#content/holidays.ts';
import type { Canton } from '#content/site.schema.ts';
import { closedDays } from '#lib/company-days.ts';
import { dayOf, nthWeekday, partsOf, weekdayOf, type Day } from '#lib/day.ts';
import { swissTime, type Instant } from '#lib/swiss-time.ts';
import { nextDays, type Schedule } from './slots.ts';

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

/** The holidays of a canton in some years, so that a page carries the days of its canton alone. */
export const holidaysOf = (canton: Canton, from: number, to: number): Day[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((year) =>
    cantonHolidays(canton)
      .map((rule) => holidayIn(year, rule))
      .filter((day) => day !== null),
  );

/** Easter Sunday of any Gregorian year (Meeus/Jones/Butcher, in Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const b = year % 100;
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(b / 4) - h - (b % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** The day of a holiday in a year, or null in years without it. */
function holidayIn(year: number, rule: HolidayRule): Day | null {
  if ('afterEaster' in rule) return easterSunday(year) + rule.afterEaster;
  if ('date' in rule) {
    const day = dayOf(year, rule.month, rule.date);
    return rule.onlyOn?.every((weekday) => weekday !== weekdayOf(day)) ? null : day;
  }
  const day = nthWeekday(year, rule.month, rule.nth, rule.weekday);
  if ('plus' in rule) return day + rule.plus;
  const easter = easterSunday(year);
  return day > easter - 7 && day < easter ? day + 7 : day;
}
