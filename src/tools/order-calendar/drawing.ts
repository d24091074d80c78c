/** The lines of the calendar on one axis, in percent of its width, for the built page and the browser alike. */
import { orderCalendarMessages } from '#content/tools/order-calendar.ts';
import { monthNames } from '#content/dates.ts';
import { dayOf, partsOf, type Day } from '#lib/day.ts';
import { closures, type OrderPlan } from '../order-plan.ts';

/** The time that all lines share: whole months up to the delivery. */
export interface Axis {
  from: Day;
  to: Day;
}

export function axisOf(plans: readonly OrderPlan[]): Axis {
  const { year, month } = partsOf(Math.min(...plans.map(({ order }) => order)));
  return { from: dayOf(year, month, 1), to: Math.max(...plans.map(({ delivery }) => delivery)) };
}

/** A line: the shapes of a picture 100 wide and 1 high, and where its stations stand. */
interface Line {
  /** Bands of the closures and beginnings of the months. */
  closed: string;
  months: string;
  production: string;
  inspection: string;
  transit: string;
  /** Waiting for the departure, customs and the days kept in hand. */
  reserve: string;
  order: number;
  ready: number;
}

export function lineOf(plan: OrderPlan, axis: Axis): Line {
  const { order, ready, released, departure, arrival, delivery } = plan;
  const at = shareOn(axis);
  const band = (from: Day, to: Day, top: number, height: number) =>
    `M${at(from)} ${top}H${at(to)}v${height}H${at(from)}z`;
  const shut = closuresOn(axis);
  const open = (from: Day, to: Day, top: number, height: number) =>
    openStretches(from, to, shut)
      .map(([begin, end]) => band(begin, end, top, height))
      .join('');
  return {
    closed: shut.map(({ from, to }) => band(from, to + 1, 0, 1)).join(''),
    months: monthsOn(axis)
      .map(({ first }) => `M${at(first)} 0v1`)
      .join(''),
    // It goes on after a closure: a thin line joins its stretches.
    production: open(order, ready, 0.4, 0.2) + band(order, ready, 0.48, 0.04),
    inspection: open(ready, released, 0.47, 0.06),
    transit: band(departure, arrival, 0.4, 0.2),
    reserve: band(released, departure, 0.47, 0.06) + band(arrival, delivery, 0.47, 0.06),
    order: at(order),
    ready: at(ready),
  };
}

/** A text above or below the lines, and where it stands. */
interface AxisText {
  x: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
}

/** Names of the months in their middle, in three letters; January with the year. */
export function monthTexts(axis: Axis): AxisText[] {
  const at = shareOn(axis);
  const narrowest = 2.5;
  return monthsOn(axis)
    .map(({ year, month, first, next }) => ({
      width: at(Math.min(next, axis.to)) - at(first),
      x: (at(first) + at(Math.min(next, axis.to))) / 2,
      anchor: 'middle' as const,
      text: (monthNames[month - 1] ?? '').slice(0, 3) + (month === 1 ? ` ${year}` : ''),
    }))
    .filter(({ width }) => width >= narrowest)
    .map(({ x, anchor, text }) => ({ x: round(x), anchor, text }));
}

/** Names of the longer closures above their bands, turned inwards near the edges. */
export function closureTexts(axis: Axis): AxisText[] {
  const at = shareOn(axis);
  return closuresOn(axis).flatMap(({ kind, from, to }): AxisText[] => {
    if (kind === 'holiday') return [];
    const x = round((at(from) + at(to + 1)) / 2);
    const text = orderCalendarMessages.closures[kind];
    if (x < 20) return [{ x: at(from), anchor: 'start', text }];
    if (x > 80) return [{ x: at(to + 1), anchor: 'end', text }];
    return [{ x, anchor: 'middle', text }];
  });
}

/** The closures on the axis, cut off at its ends. */
const closuresOn = ({ from, to }: Axis) =>
  closures
    .filter((closure) => closure.to >= from && closure.from < to)
    .map(({ kind, ...closure }) => ({
      kind,
      from: Math.max(closure.from, from),
      to: Math.min(closure.to, to - 1),
    }));

/** The months on the axis. */
function monthsOn({ from, to }: Axis) {
  const found = [];
  for (let first = from; first < to;) {
    const { year, month } = partsOf(first);
    const next = dayOf(year, month + 1, 1);
    found.push({ year, month, first, next });
    first = next;
  }
  return found;
}

/** The stretches of a time between which the factory is closed. */
function openStretches(begin: Day, end: Day, shut: readonly { from: Day; to: Day }[]): [Day, Day][] {
  const stretches: [Day, Day][] = [];
  let start = begin;
  for (const { from, to } of shut.filter((closure) => closure.from < end && closure.to >= begin)) {
    stretches.push([start, from]);
    start = to + 1;
  }
  return [...stretches, [start, end]];
}

const shareOn =
  ({ from, to }: Axis) =>
  (day: Day): number =>
    round((100 * (day - from)) / (to - from));

const round = (value: number) => Math.round(value * 100) / 100;
