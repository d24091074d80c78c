/** Dots one unit apart, row by row, as the figures of shares and of samples draw them: a dash of no length with round caps. */

/** The path of a field of dots, for a stroke with the dashes `0 1`; its last row may be shorter. */
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
