/**
 * How long an order takes from China: what the order calendar and the departure board reckon with. Apart from their words, so that neither carries those of the other.
 */
import type { SeaRoute } from './schema.ts';

const seaRoutes = {
  /** The figure of the specification. */
  suez: {
    duration: '25–35 Tage',
    reserve: 28,
    via: 'via Suez',
    covers: 'Umweg ums Kap, Buchung, Ladeschluss, Vor- und Nachlauf',
    note: '25–35\u00a0Tage gelten von Hafen zu Hafen via Suezkanal, ums Kap dauert es bis zwei Wochen länger.',
  },
  /** Ten to fourteen days more. */
  cape: {
    duration: '35–49 Tage',
    reserve: 14,
    via: 'ums Kap',
    covers: 'Buchung, Ladeschluss, Vor- und Nachlauf',
    note: '25–35\u00a0Tage gelten von Hafen zu Hafen via Suezkanal. Seit März 2026 fahren die Reedereien wieder ums Kap: 35–49\u00a0Tage.',
  },
} as const satisfies Record<string, SeaRoute>;

/** The way that ships take at present. */
export const seaRoute: SeaRoute = seaRoutes.cape;

/** The ways to Switzerland, slowest first, as they stand in an address. */
export const wayNames = ['sea', 'air', 'express'] as const;
export type WayName = (typeof wayNames)[number];

/** Days for customs clearance with complete papers: the 24h of the logistics page. */
export const customsDays = 1;

/** Work days for the final inspection, its report and the release, between the end of the production and the loading. */
export const inspectionDays = 5;

/** Days kept in hand on each way, as is usual. */
export const usualReserves: Readonly<Record<WayName, number>> = {
  sea: seaRoute.reserve,
  air: 10,
  express: 5,
};

/** Weeks of production in the example of the order calendar: those of the goods that the departure board begins with. */
export const exampleWeeks = 6;

/** Weeks from an inquiry to the sample that is released, before the order, without holidays: the longest of the sourcing page. */
export const searchWeeks = 6;

/** Weeks that an example leaves to order by the slowest way, on the day it is chosen; without holidays. */
export const noticeWeeks = 8;

/** Weeks before the closure around the New Year in which no example is ordered: factories are full, as its note says. */
export const busyWeeks = 4;

/** Bounds of what can be entered in the order calendar: weeks of production, days of each reserve. */
export const limits = { weeks: { min: 1, max: 26 }, reserve: { min: 0, max: 60 } };
