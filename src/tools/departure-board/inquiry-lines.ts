import { boardGoods } from '#content/tools/board-goods.ts';
import { departureBoardLines } from '#content/tools/inquiry-lines.ts';
import { fill } from '#lib/fill.ts';
import { formatDay } from '#lib/day.ts';
import { readChoice } from './address.ts';

/** What the board says in an inquiry, from the values of an address; nothing where they are none of its own. */
export function linesFromDepartureBoard(values: string): string[] {
  const choice = readChoice(values);
  if (!choice) return [];
  const [delivery = '', sea = '', air = '', express = ''] = [choice.delivery, ...choice.orders].map(
    formatDay,
  );
  const { heading, lines } = departureBoardLines;
  const texts = { goods: boardGoods[choice.goods].name, delivery, sea, air, express };
  return [heading, ...lines.map((line) => fill(line, texts))];
}
