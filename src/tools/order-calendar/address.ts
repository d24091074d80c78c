import { limits, wayNames } from '#content/tools/order-times.ts';
import { isoDay, readDay } from '#lib/day.ts';
import type { Wish } from '../order-plan.ts';

/** A wish as it stands in an address: `2027-04-15_6_28_10_5`. */
export const wishValues = ({ delivery, weeks, reserves }: Wish): string =>
  [isoDay(delivery), weeks, ...wayNames.map((name) => reserves[name])].join('_');

/**
 * Reads such values; null for anything this site has not written. Addresses from before there was a reserve for each
 * way carry one for all: `2027-04-15_6_21`.
 */
export function readWish(values: string): Wish | null {
  const [, date = '', weeks, sea, air = sea, express = sea] =
    /^([\d-]{10})_(\d{1,2})_(\d{1,2})(?:_(\d{1,2})_(\d{1,2}))?$/.exec(values) ?? [];
  const delivery = readDay(date);
  const reserves = { sea: Number(sea), air: Number(air), express: Number(express) };
  const areWithin = wayNames.every((name) => isWithin('reserve', reserves[name]));
  if (delivery === null || !isWithin('weeks', Number(weeks)) || !areWithin) return null;
  return { delivery, weeks: Number(weeks), reserves };
}

export const isWithin = (name: keyof typeof limits, value: number): boolean =>
  value >= limits[name].min && value <= limits[name].max;
