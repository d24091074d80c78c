import { orderCalendarLines } from '#content/tools/inquiry-lines.ts';
import { fill } from '#lib/fill.ts';
import { readWish } from './address.ts';
import { formatDay } from '#lib/day.ts';

/** What the calendar says in an inquiry, from the values of an address; nothing where they are none of its own. */
export function linesFromOrderCalendar(values: string): string[] {
  const wish = readWish(values);
  if (!wish) return [];
  const { heading, lines } = orderCalendarLines;
  const texts = { ...wish.reserves, delivery: formatDay(wish.delivery), weeks: wish.weeks };
  return [heading, ...lines.map((line) => fill(line, texts))];
}
