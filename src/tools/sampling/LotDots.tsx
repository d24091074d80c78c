import { red } from '#components/drawings/Shapes.tsx';
import { dotRows, dotsAt } from '#components/figures/dot-grid.ts';
import type { Simulation } from './simulation.ts';
import styles from './LotDots.module.css';

type LotDotsProps = {
  simulation: Simulation;
  /** Whether the visitor has drawn: then the sample steps out of the lot. */
  isDrawn: boolean;
  /** The stamp; null before a sample is drawn. */
  verdict: string | null;
  caption: string;
};

/** A lot as a field of dots, one for each piece: the sample stands out, what is defective in it is red. */
export function LotDots({ simulation, isDrawn, verdict, caption }: LotDotsProps) {
  const { lot, last, verdicts } = simulation;
  const dots = drawDots(lot, last?.sample ?? [], last?.found ?? []);
  return (
    <figure className={styles.figure} data-drawn={isDrawn ? '' : undefined}>
      <svg
        key={`field ${verdicts.length}`}
        className={`drawing ${styles.field}`}
        viewBox={dots.viewBox}
        preserveAspectRatio="xMinYMin"
        aria-hidden="true"
      >
        <path className={styles.lot} d={dots.lot} strokeWidth="0.4" strokeDasharray="0 1" />
        <path className={styles.sample} d={dots.sample} stroke="var(--color-text)" strokeWidth="0.72" />
        <path className={styles.found} d={dots.found} stroke={red} strokeWidth="0.84" />
      </svg>
      {verdict && (
        <p
          key={`stamp ${verdicts.length}`}
          className={styles.stamp}
          data-verdict={verdicts.at(-1) ? 'pass' : 'fail'}
        >
          {verdict}
        </p>
      )}
      <figcaption className={`note prose ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}

/** Width of the picture in relation to its height, whatever the size of the lot; `LotDots.module.css` has the same. */
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

/** Draws a lot into the picture. */
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
