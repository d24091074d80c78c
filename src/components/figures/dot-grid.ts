import type { Percentage } from '#content/page.schema.ts';

/**
 * The path of a field of dots one unit apart, row by row, for a stroke with round caps and the dashes `0 1`; its last row may be
 * shorter.
 */
export function dotRows(count: number, columns: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns);
    // A little longer than to the last dot, which rounding might lose otherwise; from its end back to the next row.
    return `${row === 0 ? 'M.5.5' : `m${0.9 - columns} 1`}h${inRow - 0.9}`;
  }).join('');
}

/** The path of some of these dots, by their places in the field: each begins at the one before, which is short, and ends where it began. */
export function dotsAt(places: readonly number[], columns: number): string {
  const ordered = [...places].sort((one, other) => one - other);
  return ordered
    .map((place, index) => {
      const before = ordered[index - 1] ?? 0;
      const right = (place % columns) - (before % columns);
      const down = Math.floor(place / columns) - Math.floor(before / columns);
      return `${index === 0 ? 'M.5.5' : ''}m${right} ${down}z`;
    })
    .join('');
}

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
