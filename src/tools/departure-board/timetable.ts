/** What the board says: for each way of transport by when to order, and where the goods have to be when; and how it says it. */
import { monthNames } from '#content/dates.ts';
import { boardGoods, type GoodsName } from '#content/tools/board-goods.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { departureBoardMessages as messages, type Station } from '#content/tools/departure-board.ts';
import { searchWeeks, usualReserves } from '#content/tools/order-times.ts';
import { formatDay, partsOf, type Day } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import {
  beginOfWeeks,
  exampleWish,
  firstKnown,
  lastKnown,
  lastProductionDay,
  planOrder,
  type Needs,
  type Way,
} from '../order-plan.ts';
import { choiceValues, type Choice } from './address.ts';

/** A way with its days. */
export interface Departure {
  way: Way;
  days: Readonly<Record<Exclude<Station, 'reserve'>, Day>>;
}

const needsOf = (name: GoodsName): Needs => {
  const { weeks, inspection } = boardGoods[name];
  return { weeks, inspection, reserves: usualReserves };
};

/** The days for a choice. */
export const departures = ({ goods, delivery }: Choice, ways: readonly Way[]): Departure[] =>
  ways.map((way) => {
    const plan = planOrder({ ...needsOf(goods), delivery }, way);
    return {
      way,
      days: {
        order: plan.order,
        production: lastProductionDay(plan),
        inspection: plan.released - 1,
        loading: plan.departure,
        arrival: plan.arrival,
        ramp: delivery,
      },
    };
  });

/** A choice as an address carries it. */
export const boardValues = (choice: Choice, ways: readonly Way[]): string =>
  choiceValues(
    choice,
    departures(choice, ways).map(({ days }) => days.order),
  );

/** The first departure of a way that is ordered now; nothing where the holidays are not known so far. */
export function earliest(goods: GoodsName, way: Way, now: Day): Departure | undefined {
  for (let delivery = now; isKnownDelivery(delivery); delivery++) {
    const [departure] = departures({ goods, delivery }, [way]);
    if (departure && departure.days.order >= now) return departure;
  }
  return undefined;
}

/**
 * The board of a day. Each way is in time for the wished delivery or, where it is too late for that, ordered now. First comes
 * the way to take: the slowest that is in time, otherwise the first to arrive; last those whose holidays are not known.
 */
export function boardOf(choice: Choice, ways: readonly Way[], now: Day): Departure[] {
  const rank = ({ days }: Departure) => (days.order < now ? Infinity : days.ramp);
  return departures(choice, ways)
    .map((departure) =>
      departure.days.order < now ? (earliest(choice.goods, departure.way, now) ?? departure) : departure,
    )
    .sort((one, other) => rank(one) - rank(other) || 0);
}

/** Whether a departure of a board is too late for the wished delivery. */
const isLate = ({ days }: Departure, delivery: Day, now: Day): boolean =>
  days.order < now || days.ramp > delivery;

/** Whether the holidays up to a delivery are known. */
export const isKnownDelivery = (delivery: Day): boolean => delivery >= firstKnown && delivery <= lastKnown;

/** What the built page shows, with the times of the order calendar’s example: for a day that leaves time to order them by every way. */
export const exampleChoice = (built: Day, ways: readonly Way[], name: GoodsName = 'haushalt'): Choice => ({
  goods: name,
  delivery: exampleWish(built, ways, needsOf(name)).delivery,
});

/** Whether it is too late for one of the ways. */
export const isMissed = (choice: Choice, ways: readonly Way[], now: Day): boolean =>
  departures(choice, ways).some(({ days }) => days.order < now);

/** A day as it stands on the flaps: `27.`, `Jan.` and `2027`. */
export function flapsOf(day: Day): { date: string; month: string; year: number } {
  const { year, month, date } = partsOf(day);
  const name = monthNames[month - 1] ?? '';
  return { date: `${date}.`, month: name.length > 4 ? `${name.slice(0, 3)}.` : name, year };
}

/** A number of days; whole weeks from two on, never too few of them where goods are late. */
function spanInWords(count: number, wholeWeeks: (weeks: number) => number): string {
  const { weeks, days, day } = messages.span;
  if (count === 1) return day;
  return count < 14 ? fill(days, { count }) : fill(weeks, { count: wholeWeeks(count / 7) });
}

/** How long there is to order, or by how much it is too late for the wished delivery; with its name. */
export function timeInWords({ days }: Departure, delivery: Day, now: Day): { name: string; time: string } {
  const left = days.order - now;
  if (days.ramp > delivery)
    return { name: messages.late, time: spanInWords(days.ramp - delivery, Math.ceil) };
  if (left <= 0) return { name: messages.left, time: left === 0 ? messages.none : messages.passed };
  return { name: messages.left, time: spanInWords(left, Math.floor) };
}

/** What the board says in a few sentences, the answer first; they are read out after a change. */
export function verdictOf(board: readonly Departure[], delivery: Day, now: Day): string[] {
  const [result] = board;
  if (!result || result.days.order < now) return [messages.impossible];
  const { way, days } = result;
  if (isLate(result, delivery, now)) {
    const first = fill(messages.earliest, { date: formatDay(days.ramp), way: way.title });
    return [messages.impossible, first];
  }
  const late = board
    .filter((departure) => isLate(departure, delivery, now))
    .map(({ way: { title } }) => title);
  const inquiry = beginOfWeeks(days.order, searchWeeks);
  return [
    fill(messages.inTime, { way: way.title, date: formatDay(days.order) }),
    ...(late.length > 0 ? [fill(messages.tooLate, { ways: late.join(` ${messages.and} `) })] : []),
    inquiry < now ? messages.hurry : fill(messages.search, { date: formatDay(inquiry) }),
  ];
}

/** Stands in place of the verdict where the day cannot be calculated. */
export const unknownDay = fill(messages.unknown, knownYears);
