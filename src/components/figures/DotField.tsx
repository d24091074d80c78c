import type { Percentage } from '#content/page.schema.ts';
import { red, rule } from '../drawings/Shapes.tsx';
import { countOutside, dotRows, dotsAt, spreadDots } from './dot-grid.ts';
import styles from './DotField.module.css';

type DotFieldProps = {
  share: Percentage;
  /** What the share says, as the record puts it: Qualitätsziel. */
  caption: string;
};

const columns = 50;
const rows = 20;

/** A share as a thousand dots, the figure below them; those outside it are red. The view box ends where the outer dots do, so that they align with the text. */
export function DotField({ share, caption }: DotFieldProps) {
  const total = columns * rows;
  const outside = spreadDots(countOutside(share, total), columns, rows);
  return (
    <figure className={`stack ${styles.figure}`}>
      <svg className="drawing" viewBox={`.29 .29 ${columns - 0.58} ${rows - 0.58}`} aria-hidden="true">
        <g fill="none" strokeLinecap="round">
          <path d={dotRows(total, columns)} stroke={rule} strokeWidth="0.42" strokeDasharray="0 1" />
          <path className={styles.red} d={dotsAt(outside, columns)} stroke={red} strokeWidth="0.84" />
        </g>
      </svg>
      <figcaption>
        <strong className={`figure ${styles.share}`}>{share}</strong> <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
