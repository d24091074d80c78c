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
import type { IsoDate } from './order-dates.ts';

interface ChinaYear {
  /** New Year’s day of the Chinese calendar. */
  newYear: IsoDate;
  /** Days off, as month and day: `01-01/03` are the first three of January. */
  off: string;
  /** Weekend days that are worked instead, in the same form: in the years that the State Council has arranged. */
  worked?: string;
}

/** The known years, in order. */
export const chinaYears: readonly ChinaYear[] = [
  {
    newYear: '2026-02-17',
    off: '01-01/03 02-15/23 04-04/06 05-01/05 06-19/21 09-25/27 10-01/07',
    worked: '01-04 02-14 02-28 05-09 09-20 10-10',
  },
  { newYear: '2027-02-06', off: '01-01 04-05 05-01/05 06-09 09-15 10-01/07' },
  { newYear: '2028-01-26', off: '01-01 04-04 05-01/05 05-28 10-01/08' },
  { newYear: '2029-02-13', off: '01-01 04-04 05-01/05 06-16 09-22 10-01/07' },
  { newYear: '2030-02-03', off: '01-01 04-05 05-01/05 06-05 09-12 10-01/07' },
  { newYear: '2031-01-23', off: '01-01 04-05 05-01/05 06-24 10-01/08' },
];

const yearOf = ({ newYear }: ChinaYear) => Number.parseInt(newYear);
const years = chinaYears.map(yearOf);

/** The years for which the holidays are known or expected. */
export const knownYears = { from: Math.min(...years), to: Math.max(...years) };

/** The last year that the State Council has arranged. */
export const arrangedTo = Math.max(...chinaYears.filter(({ worked }) => worked).map(yearOf));

/**
 * How long factories stand still around New Year's day, in days. The public holiday is a good week; factories close for
 * two to four weeks (seller-union.com, groundedpackaging.co: at least four weeks closed or at reduced capacity).
 * Counted are four, the cautious end, one week of them before New Year's day.
 */
export const newYearClosure = { before: 7, days: 28 };
