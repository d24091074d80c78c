import {
  chineseNewYears,
  customsDays,
  inspectionDays,
  knownYears,
  newYearClosure,
  yearlyClosures,
} from '#content/tools/order-times.ts';
import type { WayName } from '#content/tools/order-dates.ts';
import { dayOf, readDay, type Day } from '#lib/day.ts';
import type { Way } from './ways.ts';

/** Days on which factories stand still, the first and the last included. */
interface Closure {
  kind: 'new-year' | (typeof yearlyClosures)[number]['kind'];
  from: Day;
  to: Day;
}

/** The first and the last day for which they are known. */
export const firstKnown = dayOf(knownYears.from, 1, 1);
export const lastKnown = dayOf(knownYears.to, 12, 31);

/** All closures of the known years, in order. */
export const closures: readonly Closure[] = chineseNewYears.flatMap((date) => [
  newYear(date),
  ...yearly(date),
]);

function newYear(date: string): Closure {
  const day = readDay(date);
  if (day === null) throw new Error(`Not a day: ${date}`);
  const from = day - newYearClosure.before;
  return { kind: 'new-year', from, to: from + newYearClosure.days - 1 };
}

function yearly(date: string): Closure[] {
  const year = Number.parseInt(date);
  return yearlyClosures.map(({ kind, month, from, to }) => ({
    kind,
    from: dayOf(year, month, from),
    to: dayOf(year, month, to),
  }));
}

const closureOn = (day: Day) => closures.find(({ from, to }) => from <= day && day <= to);

/** What an order takes. */
export interface Needs {
  /** Weeks of production, without holidays. */
  weeks: number;
  /** Open days for the final inspection and its tests, where they are not the usual ones. */
  inspection?: number;
  /** Days kept in hand, by the way to Switzerland. */
  reserves: Readonly<Record<WayName, number>>;
}

/** What the buyer wishes and the factory needs. */
export interface Wish extends Needs {
  delivery: Day;
}

/** The days of an order, in time. */
export interface OrderPlan {
  order: Day;
  /** The production is done, the final inspection begins. */
  ready: Day;
  /** The goods are inspected and may leave. */
  released: Day;
  departure: Day;
  arrival: Day;
  delivery: Day;
}

/**
 * Counts back from the delivery: reserve and customs, the transit, the final inspection, the production. Of inspection
 * and production only open days count. Work is done up to the day before the goods are ready, or released; that one
 * cannot be a holiday.
 */
export function planOrder(
  { delivery, weeks, inspection = inspectionDays, reserves }: Wish,
  way: Pick<Way, 'name' | 'days'>,
): OrderPlan {
  const arrival = delivery - reserves[way.name] - customsDays;
  const departure = arrival - way.days;
  const released = endOfWork(departure);
  const ready = endOfWork(beginOfWork(released, inspection));
  return { order: beginOfWork(ready, weeks * 7), ready, released, departure, arrival, delivery };
}

/** The same day, or the first of the holidays that end just before it. */
const endOfWork = (day: Day): Day => closureOn(day - 1)?.from ?? day;

/** The day on which work has to begin that takes so many open days and is done before another. */
export function beginOfWork(end: Day, openDays: number): Day {
  let day = end;
  for (let left = openDays; left > 0;) {
    day--;
    if (!closureOn(day)) left--;
  }
  return day;
}

/** The last day on which the factory works for the order. */
export const lastProductionDay = ({ ready }: OrderPlan): Day => ready - 1;

/** Whether all closures between order and delivery are known. */
export const isKnown = ({ order, delivery }: OrderPlan): boolean =>
  order >= firstKnown && delivery <= lastKnown;
