/**
 * How long an order takes from China, and when factories there stand still: what the order calendar and the departure board
 * reckon with. Apart from their words, so that neither carries those of the other.
 */
import type { IsoDate, WayName } from './order-dates.ts';

/** The years for which the holidays below are known. */
export const knownYears = { from: 2026, to: 2031 };

/**
 * New Year's day of the Chinese calendar: the day of a new moon in China's time. Source: Gregorian-Lunar Calendar
 * Conversion Tables of the Hong Kong Observatory (hko.gov.hk/en/gts/time/conversion.htm); checked against new moons
 * calculated after Meeus, Astronomical Algorithms, chapter 49. Two are close calls: 6 February 2027 (new moon at 23:56)
 * and 3 February 2030 (at 00:07), so some calendars, that of `Intl` among them, name the day beside. Not so the official ones:
 * hko.gov.hk, «Which day is the Tuen Ng Festival for this year (2013)?», explains the case of 2030.
 */
export const chineseNewYears: readonly IsoDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
];

/**
 * How long factories stand still around New Year's day, in days. The public holiday is a good week; factories close for
 * two to four weeks (seller-union.com, groundedpackaging.co: at least four weeks closed or at reduced capacity).
 * Counted are four, the cautious end, one week of them before New Year's day.
 */
export const newYearClosure = { before: 7, days: 28 };

/**
 * Closures on the same days of every year: around the day of labour, 1 to 5 May, as the State Council has set it since
 * 2020, and the Golden Week around the national day, 1 to 7 October. In some years a day is added.
 * In the order of the year, all after the New Year.
 */
export const yearlyClosures = [
  { kind: 'may-days', month: 5, from: 1, to: 5 },
  { kind: 'golden-week', month: 10, from: 1, to: 7 },
] as const;

/** Days for customs clearance with complete papers: the 24h of the logistics page. */
export const customsDays = 1;

/** Open days for the final inspection, its report and the release, between the end of the production and the loading. */
export const inspectionDays = 5;

/**
 * Days kept in hand on each way, as is usual: by sea the detour around the Cape alone takes 10 to 14 days more than the
 * usual way (frachtportal.com, January 2026), and forwarders then reckon with 45 to 48 days from port to port.
 */
export const usualReserves: Readonly<Record<WayName, number>> = { sea: 28, air: 10, express: 5 };

/** Weeks of production in the example of the order calendar: those of the goods that the departure board begins with. */
export const exampleWeeks = 6;

/** Weeks from an inquiry to the sample that is released, before the order, without holidays: the longest of the sourcing page. */
export const searchWeeks = 6;

/** Weeks that an example leaves to order by the slowest way, on the day it is chosen; without holidays. */
export const noticeWeeks = 8;

/** Weeks before the closure around the New Year in which no example is ordered: factories are full, as its note says. */
export const busyWeeks = 4;
