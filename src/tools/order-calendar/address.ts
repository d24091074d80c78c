import { limits } from '#content/tools/order-dates.ts';
import { isoDate, readDay } from './days.ts';
import type { Wish } from './order-plan.ts';

/** A wish as it stands in an address: `2027-04-15_6_10`. */
export const wishValues = ({ delivery, weeks, reserve }: Wish): string =>
  [isoDate(delivery), weeks, reserve].join('_');

/** Reads such values; null for anything this site has not written. */
export function readWish(values: string): Wish | null {
  const [, date = '', weeks, reserve] = /^([\d-]{10})_(\d{1,2})_(\d{1,2})$/.exec(values) ?? [];
  const delivery = readDay(date);
  if (delivery === null || !isWithin('weeks', Number(weeks)) || !isWithin('reserve', Number(reserve)))
    return null;
  return { delivery, weeks: Number(weeks), reserve: Number(reserve) };
}

export const isWithin = (name: keyof typeof limits, value: number): boolean =>
  value >= limits[name].min && value <= limits[name].max;
