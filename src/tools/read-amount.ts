/**
 * Reads numbers the Swiss way: `20'000`, `20’000`, `20 000`, `20000.50` and `20000,50` are understood. `Intl` is no help:
 * its de-CH output differs between Node and browser versions.
 */

import type { Misreading, Rappen } from '#content/tools/tool.ts';
import { removeInvisible } from '#lib/invisible.ts';

/** What a text means. */
export type Reading = { value: number } | { problem: Misreading };

/** Below one billion francs; a rate in per mille of it is still an exact integer. */
const largest: Rappen = 99_999_999_999;

/** `20'000` or `20000`, with Rappen after a point or comma, or these alone. */
const swiss = /^(\d+|\d{1,3}(?:'\d{3})+|(?=[.,]\d))(?:[.,](\d{0,2}))?$/;

/** What the other countries write and nobody can misread: `20.000,50`, `20,000.50`, `1.000.000`. */
const foreign = [
  /^(\d{1,3}(?:\.\d{3})+),(\d{0,2})$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{0,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
  /^(\d{1,3}(?:,\d{3}){2,})$/,
];

/**
 * What people write for the apostrophe of thousands, besides it and the space: quotation marks, primes, accents and their
 * look-alikes of phonetic writing, as keyboards, spreadsheets and chats put them.
 */
const apostrophes = /[ ’‘‛ʼʻʹˈˊˋ′‵´`＇ꞌ]/g;

/** Twenty thousand, or twenty with three decimals? */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads an amount of money. */
export function readAmount(text: string): Reading {
  return read(bareAmount(text), (francs, decimals) => Number(francs) * 100 + Number(decimals.padEnd(2, '0')));
}

/** An amount as it was typed, without its currency before or behind it. */
export const bareAmount = (text: string): string =>
  removeInvisible(text)
    .replace(/^(?:CHF|S?Fr\.?)\s*|\s*(?:CHF|S?Fr\.?)$/gi, '')
    .replace(/[,.][–—-]+$/, '');

/** Reads a whole number, such as a number of pieces. */
export function readCount(text: string): Reading {
  return read(removeInvisible(text), (whole, decimals) => (decimals === '' ? Number(whole) : NaN));
}

function read(text: string, combine: (whole: string, decimals: string) => number): Reading {
  const grouped = text.replace(apostrophes, "'");
  if (grouped === '') return { problem: 'missing' };
  if (ambiguous.test(grouped)) return { problem: 'ambiguous' };
  const match = [swiss, ...foreign].map((form) => form.exec(grouped)).find((found) => found !== null);
  if (!match) return { problem: 'impossible' };
  const value = combine((match[1] ?? '').replace(/\D/g, ''), match[2] ?? '');
  if (Number.isNaN(value)) return { problem: 'impossible' };
  return value > largest ? { problem: 'too-large' } : { value };
}
