import { departureBoardMessages as messages } from '#content/tools/departure-board.ts';
import type { GoodsName } from '#content/tools/board-goods.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { searchWeeks } from '#content/tools/order-times.ts';
import { monthNames } from '#content/dates.ts';
import { fill } from '#lib/fill.ts';
import { formatDay, partsOf, type Day } from '#lib/day.ts';
import { beginOfWeeks } from '../order-calendar/order-plan.ts';
import type { Way } from '../order-calendar/ways.ts';
import { earliest, slowestInTime, type Departure } from './timetable.ts';

/** A day as it stands on the flaps: `27.`, `Jan.` and `2027`. */
export function flapsOf(day: Day): { date: string; month: string; year: number } {
  const { year, month, date } = partsOf(day);
  const name = monthNames[month - 1] ?? '';
  return { date: `${date}.`, month: name.length > 4 ? `${name.slice(0, 3)}.` : name, year };
}

/** How long there is to order. */
export function leftInWords(left: number): string {
  const { weeks, days, day, none } = messages.left;
  if (left < 0) return messages.late;
  if (left === 0) return none;
  if (left === 1) return day;
  return left < 14 ? fill(days, { count: left }) : fill(weeks, { count: Math.floor(left / 7) });
}

/** What the board says in a few sentences, each on a line; it is read out after a change. */
export function verdictOf(
  board: readonly Departure[],
  name: GoodsName,
  ways: readonly Way[],
  now: Day,
): string {
  const inTime = slowestInTime(board, now);
  if (!inTime) {
    const first = earliest(name, ways, now);
    if (!first) return messages.impossible;
    const { way, days } = first;
    return `${messages.impossible}\n${fill(messages.earliest, { date: formatDay(days.ramp), way: way.title })}`;
  }
  const late = board.filter(({ days }) => days.order < now).map(({ way }) => way.title);
  const others =
    late.length > 0 ? `${fill(messages.tooLate, { ways: late.join(` ${messages.and} `) })}\n` : '';
  const { way, days } = inTime;
  const inTimeWords = fill(messages.inTime, { way: way.title, date: formatDay(days.order) });
  const inquiry = beginOfWeeks(days.order, searchWeeks);
  return `${others}${inTimeWords}\n${inquiry < now ? messages.hurry : fill(messages.search, { date: formatDay(inquiry) })}`;
}

/** Stands in place of the verdict where the day cannot be calculated. */
export const unknownDay = fill(messages.unknown, knownYears);
