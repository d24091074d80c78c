import type { Percentage } from '#content/figures.ts';

/** How many of `total` fall outside a share: 8 of 1000 for `99.2%`. */
export function countOutside(share: Percentage, total: number): number {
  const percent = Number.parseFloat(share);
  if (!(percent >= 0 && percent <= 100)) throw new Error(`Not a share: ${share}`);
  return Math.round((total * (100 - percent)) / 100);
}

/** The composition of the first eight dots, as shares of width and height: one alone at the left, the others denser to the right. */
const composed = [
  [0.07, 0.37],
  [0.31, 0.84],
  [0.45, 0.22],
  [0.58, 0.62],
  [0.69, 0.06],
  [0.78, 0.78],
  [0.86, 0.34],
  [0.97, 0.91],
] as const;

/**
 * Spreads dots over a grid, always the same way, and returns their places, counted row by row from 0. Beyond the composed
 * ones they follow the R2 sequence, which neither lines up nor clusters:
 * https://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/
 */
export function spreadDots(count: number, columns: number, rows: number): number[] {
  const taken = new Set<number>();
  for (let i = 0; taken.size < count; i++) {
    const [x, y] = composed[i] ?? [(i * 0.7548776662) % 1, (i * 0.569840291) % 1];
    taken.add(Math.floor(y * rows) * columns + Math.floor(x * columns));
  }
  return [...taken];
}
