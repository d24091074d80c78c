/** The sample in its lot, drawn as dots one unit apart: one for each piece, the drawn ones red. */

/** Width of the picture in relation to its height; `LotDots.module.css` has the same. */
const aspect = 2;

/** From the edge of a dot's place to the drawn dot; cut off, so that the dots align with the text. */
const margin = 0.14;

export interface Dots {
  viewBox: string;
  /** A path for all pieces, one for the drawn ones; a dash of no length with round caps is a dot. */
  lot: string;
  sample: string;
}

export function drawDots(lot: number, sample: number): Dots {
  const columns = columnsFor(lot);
  const rows = Math.ceil(lot / columns);
  const lines = Array.from({ length: rows }, (_, row) => {
    const count = Math.min(columns, lot - row * columns);
    // A little longer than to the last dot, which rounding might lose otherwise.
    return `M.5 ${row + 0.5}h${count - 0.9}`;
  });
  const marks = drawnPieces(lot, sample).map(
    (piece) => `M${(piece % columns) + 0.5} ${Math.floor(piece / columns) + 0.5}h0`,
  );
  return {
    viewBox: [margin, margin, columns - 2 * margin, (columns - 2 * margin) / aspect].join(' '),
    lot: lines.join(''),
    sample: marks.join(''),
  };
}

/** The fewest columns with which the lot fits the picture. */
function columnsFor(lot: number): number {
  let columns = Math.ceil(Math.sqrt(lot * aspect));
  while (Math.ceil(lot / columns) > columns / aspect) columns++;
  return columns;
}

/**
 * Which pieces are drawn: one from each of as many equal stretches of the lot, at a random place within it, as an
 * inspector does who takes some from every carton. The same for the same numbers, on the built page and in the browser.
 */
export function drawnPieces(lot: number, sample: number): number[] {
  const stretch = lot / sample;
  return Array.from({ length: sample }, (_, index) => Math.floor((index + noise(index)) * stretch));
}

/** A number from 0 to below 1 that looks random: the mulberry32 generator, seeded with the index. */
function noise(index: number): number {
  let bits = Math.imul(index + 1, 0x6d2b79f5);
  bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
}
