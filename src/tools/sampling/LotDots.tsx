import type { Simulation } from './simulation.ts';
import { drawDots } from './dots.ts';
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
        className={styles.field}
        viewBox={dots.viewBox}
        preserveAspectRatio="xMinYMin"
        aria-hidden="true"
      >
        <path className={styles.lot} d={dots.lot} />
        <path className={styles.sample} d={dots.sample} />
        <path className={styles.found} d={dots.found} />
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
      <figcaption className={`note ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
