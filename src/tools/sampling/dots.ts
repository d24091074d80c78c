/** A lot in a picture of fixed proportions, whatever its size; `LotDots.module.css` has the same. */
import { dotRows, dotsAt } from '#components/figures/dot-grid.ts';

/** Width of the picture in relation to its height. */
const aspect = 2;

/** From the edge of a dot's place to the drawn dot; cut off, so that the dots align with the text. */
const margin = 0.14;

interface Dots {
  viewBox: string;
  /** Paths of all pieces, of the drawn ones, and of the defective ones among these. */
  lot: string;
  sample: string;
  found: string;
}

export function drawDots(lot: number, sample: readonly number[], found: readonly number[]): Dots {
  const columns = columnsFor(lot);
  const width = columns - 2 * margin;
  return {
    viewBox: [margin, margin, width, width / aspect].join(' '),
    lot: dotRows(lot, columns),
    sample: dotsAt(sample, columns),
    found: dotsAt(found, columns),
  };
}

/** The fewest columns with which the lot fits the picture. */
function columnsFor(lot: number): number {
  let columns = Math.ceil(Math.sqrt(lot * aspect));
  while (Math.ceil(lot / columns) > columns / aspect) columns++;
  return columns;
}
