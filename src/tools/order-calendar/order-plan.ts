import { chinaYears, knownYears, newYearClosure } from '#content/tools/china-holidays.ts';
import { customsDays, inspectionDays } from '#content/tools/order-times.ts';
import type { WayName } from '#content/tools/order-dates.ts';
import { dayOf, readDay, weekdayOf, type Day } from '#lib/day.ts';
import type { Way } from './ways.ts';

/** Days on which factories stand still, the first and the last included. */
interface Closure {
  kind: 'new-year' | 'may-days' | 'golden-week' | 'holiday';
  from: Day;
  to: Day;
}

/** The first and the last day for which they are known. */
export const firstKnown = dayOf(knownYears.from, 1, 1);
export const lastKnown = dayOf(knownYears.to, 12, 31);

/** Those that are long enough to have a name. */
const kinds: Readonly<Record<string, Closure['kind']>> = { '05-01': 'may-days', '10-01': 'golden-week' };

/** All closures of the known years, in order. The days off around New Year are part of the factories' own. */
export const closures: readonly Closure[] = chinaYears.flatMap(({ newYear, off }) => {
  const from = isoToDay(newYear) - newYearClosure.before;
  const factories: Closure = { kind: 'new-year', from, to: from + newYearClosure.days - 1 };
  const holidays = spansOf(newYear, off).filter(({ to }) => to < from || to > factories.to);
  return [...holidays, factories].sort((one, other) => one.from - other.from);
});

/** Weekend days that are worked. */
const workedDays = new Set(
  chinaYears.flatMap(({ newYear, worked = '' }) => spansOf(newYear, worked).map(({ from }) => from)),
);

const closedDays = new Set(
  closures.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
);

/** Reads `01-01/03 04-05` in the year of a date. */
function spansOf(date: string, spans: string): Closure[] {
  return [...spans.matchAll(/(\d\d-)(\d\d)(?:\/(\d\d))?/g)].map(
    ([, month = '', first = '', last = first]) => {
      const day = (text: string) => isoToDay(`${date.slice(0, 5)}${month}${text}`);
      return { kind: kinds[month + first] ?? 'holiday', from: day(first), to: day(last) };
    },
  );
}

function isoToDay(date: string): Day {
  const day = readDay(date);
  if (day === null) throw new Error(`Not a day: ${date}`);
  return day;
}

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
export function beginOfWork(end: Day, workDays: number): Day {
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
