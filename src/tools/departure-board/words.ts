import { departureBoardMessages as messages } from '#content/tools/departure-board.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { searchWeeks } from '#content/tools/order-times.ts';
import { monthNames } from '#content/dates.ts';
import { fill } from '#lib/fill.ts';
import { formatDay, partsOf, type Day } from '#lib/day.ts';
import { beginOfWeeks } from '../order-plan.ts';
import { isLate, type Departure } from './timetable.ts';

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
