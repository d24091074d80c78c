import {
  chineseNewYears,
  customsDays,
  goldenWeek,
  knownYears,
  newYearClosure,
} from '#content/tools/order-calendar.ts';
import { dayOf, readDay, type Day } from './days.ts';

/** Days on which factories stand still, the first and the last included. */
export interface Closure {
  kind: 'new-year' | 'golden-week';
  from: Day;
  to: Day;
}

/** All closures of the known years, in order. */
export const closures: readonly Closure[] = [...chineseNewYears.map(newYear), ...goldenWeeks()].sort(
  (one, other) => one.from - other.from,
);

function newYear(date: string): Closure {
  const day = readDay(date);
  if (day === null) throw new Error(`Not a day: ${date}`);
  const from = day - newYearClosure.before;
  return { kind: 'new-year', from, to: from + newYearClosure.days - 1 };
}

function goldenWeeks(): Closure[] {
  const { month, from, to } = goldenWeek;
  return chineseNewYears.map((date) => {
    const year = Number.parseInt(date);
    return { kind: 'golden-week', from: dayOf(year, month, from), to: dayOf(year, month, to) };
  });
}

const closureOn = (day: Day) => closures.find(({ from, to }) => from <= day && day <= to);

/** What the buyer wishes and the factory needs. */
export interface Wish {
  delivery: Day;
  /** Weeks of production, without holidays. */
  weeks: number;
  /** Days kept in hand. */
  reserve: number;
}

/** The days of an order, in time: order, end of production and departure, arrival, delivery. */
export interface OrderPlan {
  order: Day;
  ready: Day;
  departure: Day;
  arrival: Day;
  delivery: Day;
}

/**
 * Counts back from the delivery: reserve and customs, the transit, then as many open days as the production takes.
 * Work is done from the day of the order to the one before the goods are ready; that one cannot be a holiday.
 */
export function planOrder({ delivery, weeks, reserve }: Wish, transitDays: number): OrderPlan {
  const arrival = delivery - reserve - customsDays;
  const departure = arrival - transitDays;
  const ready = closureOn(departure - 1)?.from ?? departure;
  let order = ready;
  for (let left = weeks * 7; left > 0;) {
    order--;
    if (!closureOn(order)) left--;
  }
  return { order, ready, departure, arrival, delivery };
}

/** The last day on which the factory works for the order. */
export const lastProductionDay = ({ ready }: OrderPlan): Day => ready - 1;

/** Whether all closures between order and delivery are known. */
export const isKnown = ({ order, delivery }: OrderPlan): boolean =>
  order >= dayOf(knownYears.from, 1, 1) && delivery <= dayOf(knownYears.to, 12, 31);
