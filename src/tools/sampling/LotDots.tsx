import { drawDots } from './dots.ts';
import styles from './LotDots.module.css';

type LotDotsProps = { lot: number; sample: number; caption: string };

/** A lot as a field of dots, one for each piece, with the sample in red. */
export function LotDots({ lot, sample, caption }: LotDotsProps) {
  const dots = drawDots(lot, sample);
  return (
    <figure className={styles.figure}>
      <svg className={styles.field} viewBox={dots.viewBox} preserveAspectRatio="xMinYMin" aria-hidden="true">
        <path className={styles.lot} d={dots.lot} />
        <path className={styles.sample} d={dots.sample} />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
