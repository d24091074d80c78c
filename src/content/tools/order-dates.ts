/** What the order calendar knows of dates. Apart from its words, so that it travels to the inquiry form alone. */

/** A date as a plain day: `2027-02-06`. */
export type IsoDate = `${number}-${number}-${number}`;

/** The ways to Switzerland, slowest first, as they stand in an address. */
export const wayNames = ['sea', 'air', 'express'] as const;
export type WayName = (typeof wayNames)[number];

/** Bounds of what can be entered: weeks of production, days of each reserve. */
export const limits = { weeks: { min: 1, max: 26 }, reserve: { min: 0, max: 60 } };
