/** An order from China by its days: what the order calendar and the departure board count with. */
import type { LogisticsPage } from '#content/services/schema.ts';
import {
  seaRoute,
  busyWeeks,
  customsDays,
  inspectionDays,
  noticeWeeks,
  type WayName,
} from '#content/tools/order-times.ts';
import { parseSpan } from '#lib/span.ts';
import {
  holidays,
  knownYears,
  newYearClosure,
  newYears,
  workedWeekends,
} from '#content/tools/china-holidays.ts';
import { dayOf, partsOf, readDay, weekdayOf, type Day } from '#lib/day.ts';

/** A way to Switzerland. */
export interface Way {
  name: WayName;
  title: string;
  /** The longest it takes. */
  days: number;
  /** What it costs, in words: `tief`. */
  cost: string;
}

type Transport = Pick<LogisticsPage['transport'], 'options'>;

/** The ways of the logistics page, at sea as ships sail at present: all that the tools need of its record, since this travels to the browser. */
export const waysOf = ({ options: [sea, air, express] }: Transport): Way[] => {
  const wayOf = (name: WayName, { title, duration, costLevel }: typeof sea): Way => ({
    name,
    title,
    days: parseSpan(name === 'sea' ? seaRoute.duration : duration).to,
    cost: costLevel,
  });
  return [wayOf('sea', sea), wayOf('air', air), wayOf('express', express)];
};

/** Days on which factories stand still, the first and the last included. */
interface Closure {
  kind: 'new-year' | 'may-days' | 'golden-week' | 'holiday';
  from: Day;
  to: Day;
}

/** The first and the last day for which they are known. */
export const firstKnown = dayOf(knownYears.from, 1, 1);
export const lastKnown = dayOf(knownYears.to, 12, 31);

/** The longest holidays, by their first day. */
const kinds: Readonly<Record<string, Closure['kind']>> = { '05-01': 'may-days', '10-01': 'golden-week' };

const dayIn = (date: string): Day => readDay(date) ?? NaN;

const factories = newYears.map((date): Closure => {
  const from = dayIn(date) - newYearClosure.before;
  return { kind: 'new-year', from, to: from + newYearClosure.days - 1 };
});

/** All closures of the known years, in order; the days off around New Year are part of the factories' own. */
export const closures: readonly Closure[] = [
  ...factories,
  ...holidays
    .map(([first, days]): Closure => {
      const from = dayIn(first);
      return { kind: kinds[first.slice(5)] ?? 'holiday', from, to: from + days - 1 };
    })
    .filter(({ from }) => !factories.some((closure) => closure.from <= from && from <= closure.to)),
].sort((one, other) => one.from - other.from);

const closedDays = new Set(
  closures.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
);
const workedDays = new Set(workedWeekends.map(dayIn));

/** Whether China works: on weekdays that are no holiday, and on the weekend days that are worked for one. */
export const isWorkday = (day: Day): boolean =>
  !closedDays.has(day) && (weekdayOf(day) < 6 || workedDays.has(day));

/** Work days of a week without holidays. */
const workWeek = 5;

/** What an order takes. */
export interface Needs {
  /** Weeks of production, without holidays. */
  weeks: number;
  /** Work days for the final inspection and its tests, where they are not the usual ones. */
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
 * and production only work days count, five for a week. Goods are ready, or released, on the day after the last of them.
 */
export function planOrder(
  { delivery, weeks, inspection = inspectionDays, reserves }: Wish,
  way: Pick<Way, 'name' | 'days'>,
): OrderPlan {
  const arrival = delivery - reserves[way.name] - customsDays;
  const departure = arrival - way.days;
  const released = endOfWork(departure);
  const ready = endOfWork(beginOfWork(released, inspection));
  return { order: beginOfWeeks(ready, weeks), ready, released, departure, arrival, delivery };
}

/** The day after the last work day before another. */
function endOfWork(day: Day): Day {
  while (!isWorkday(day - 1)) day--;
  return day;
}

/** The day on which work has to begin that takes so many work days and is done before another. */
function beginOfWork(end: Day, workDays: number): Day {
  let day = end;
  for (let left = workDays; left > 0;) {
    day--;
    if (isWorkday(day)) left--;
  }
  return day;
}

/** The same for weeks. */
export const beginOfWeeks = (end: Day, weeks: number): Day => beginOfWork(end, weeks * workWeek);

/** The last day on which the factory works for the order. */
export const lastProductionDay = ({ ready }: OrderPlan): Day => ready - 1;

/** Whether all holidays between order and delivery are known. */
export const isKnown = ({ order, delivery }: OrderPlan): boolean =>
  order >= firstKnown && delivery <= lastKnown;

/**
 * The example that is shown on a day: the next delivery on the first or the fifteenth of a month for which even the
 * slowest way leaves some weeks to order, holidays aside, and not in the busy ones before the New Year. The last day whose holidays are
 * known where there is no such delivery.
 */
export function exampleWish(today: Day, ways: readonly Way[], needs: Needs): Wish {
  const wish = { ...needs, delivery: today };
  const isFit = (order: Day) =>
    beginOfWeeks(order, noticeWeeks) >= today &&
    !closures.some(({ kind, from }) => kind === 'new-year' && from > order && from - order <= busyWeeks * 7);
  while (
    wish.delivery < lastKnown &&
    !([1, 15].includes(partsOf(wish.delivery).date) && isFit(firstOrder(wish, ways)))
  )
    wish.delivery++;
  return wish;
}

/** The day by which the slowest way has to be ordered. */
export const firstOrder = (wish: Wish, ways: readonly Way[]): Day =>
  Math.min(...ways.map((way) => planOrder(wish, way).order));
