/** Writes numbers the Swiss way. `Intl` is no help: its de-CH output differs between Node and browser versions. */

import type { Rappen } from '#content/tools/tool.ts';

/** Writes a whole number: `20’000`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '’');
}

/** Writes an amount of money without its currency: `20’000.50`. */
export function formatAmount(rappen: Rappen): string {
  const francs = Math.floor(rappen / 100);
  return `${formatCount(francs)}.${String(rappen % 100).padStart(2, '0')}`;
}

/** Writes an amount of money: `CHF 20’000.50`, held together by a no-break space. */
export const formatMoney = (rappen: Rappen): string => `CHF\u00a0${formatAmount(rappen)}`;
