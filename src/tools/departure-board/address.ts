import { boardGoods, type GoodsName } from '#content/tools/board-goods.ts';
import { isoDay, readDay, type Day } from '#lib/day.ts';

/** What the visitor has chosen. */
export interface Choice {
  goods: GoodsName;
  delivery: Day;
}

/** A choice and the latest order dates, slowest way first: `porzellan_2027-06-15_2027-01-25_2027-04-08_2027-04-17`. */
export const choiceValues = ({ goods, delivery }: Choice, orders: readonly Day[]): string =>
  [goods, ...[delivery, ...orders].map(isoDay)].join('_');

/** Reads such values; null for anything this site has not written. */
export function readChoice(values: string): (Choice & { orders: readonly Day[] }) | null {
  const [name = '', ...dates] = values.split('_');
  const [delivery, ...orders] = dates.map(readDay).filter((day) => day !== null);
  if (!isGoods(name) || delivery === undefined || dates.length !== 4 || orders.length !== 3) return null;
  return orders.every((order) => order < delivery) ? { goods: name, delivery, orders } : null;
}

const isGoods = (name: string): name is GoodsName => Object.hasOwn(boardGoods, name);
