/**
 * China's public holidays and the days that are worked for them. Where the State Council has arranged a year, its days;
 * otherwise those to be expected: what the law fixes (Regulation on Public Holidays, as of 1 January 2025) and, as in every
 * year since 2020, days off around 1 May and 1 October, eight where the Mid-Autumn Festival falls into them.
 *
 * 2026: notice of the General Office of the State Council of 4 November 2025 (politics.gmw.cn/2025-11/04/content_38391083.htm),
 * read on 28 November 2026; the npm packages lunar-javascript 1.7.7 and chinese-days 1.5.7 have the same days. For 2027
 * nothing was found on that day.
 *
 * New Year, Dragon Boat and Mid-Autumn follow the moon: Gregorian-Lunar Calendar Conversion Tables of the Hong Kong
 * Observatory (hko.gov.hk/en/gts/time/conversion.htm), and lunar-javascript. Two New Years are close calls: 6 February
 * 2027 (new moon at 23:56 in China) and 3 February 2030 (at 00:07), for which `Intl` names the day beside.
 */
import type { IsoDate } from '../dates.ts';

/** The years for which the days below are known or expected. */
export const knownYears = { from: 2026, to: 2031 };

/** The last year that the State Council has arranged. */
export const arrangedTo = 2026;

/** New Year’s days of the Chinese calendar. */
export const newYears: readonly IsoDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
];

/** Days off, as the first and how many. In years that are expected the days around New Year are left to the factories. */
export const holidays: readonly (readonly [first: IsoDate, days: number])[] = [
  ['2026-01-01', 3],
  ['2026-02-15', 9],
  ['2026-04-04', 3],
  ['2026-05-01', 5],
  ['2026-06-19', 3],
  ['2026-09-25', 3],
  ['2026-10-01', 7],

  ['2027-01-01', 1],
  ['2027-04-05', 1],
  ['2027-05-01', 5],
  ['2027-06-09', 1],
  ['2027-09-15', 1],
  ['2027-10-01', 7],

  ['2028-01-01', 1],
  ['2028-04-04', 1],
  ['2028-05-01', 5],
  ['2028-05-28', 1],
  ['2028-10-01', 8],

  ['2029-01-01', 1],
  ['2029-04-04', 1],
  ['2029-05-01', 5],
  ['2029-06-16', 1],
  ['2029-09-22', 1],
  ['2029-10-01', 7],

  ['2030-01-01', 1],
  ['2030-04-05', 1],
  ['2030-05-01', 5],
  ['2030-06-05', 1],
  ['2030-09-12', 1],
  ['2030-10-01', 7],

  ['2031-01-01', 1],
  ['2031-04-05', 1],
  ['2031-05-01', 5],
  ['2031-06-24', 1],
  ['2031-10-01', 8],
];

/** Weekend days that are worked instead, in the years that are arranged. */
export const workedWeekends: readonly IsoDate[] = [
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
];

/**
 * How long factories stand still around New Year's day, in days. The public holiday is a good week; factories close for
 * two to four weeks (seller-union.com, groundedpackaging.co: at least four weeks closed or at reduced capacity).
 * Counted are four, the cautious end, one week of them before New Year's day.
 */
export const newYearClosure = { before: 7, days: 28 };
