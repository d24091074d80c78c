import type { Percentage } from '#content/model.ts';
import { countOutside, spreadCells } from '#lib/proportion.ts';
import { dotRows, dotsAt } from './dot-grid.ts';
import styles from './DotField.module.css';

type DotFieldProps = {
  share: Percentage;
  /** What the share says, as the record puts it: Qualitätsziel, Erfolgsquote, Zufriedenheit. */
  caption: string;
  /** Where the dots stand: below the figure, or on wide screens beside it, set as large as a poster's. */
  dots?: 'below' | 'beside';
};

/** A share as a thousand dots; those outside it are red. Closer to a square on phones. */
export function DotField({ share, caption, dots = 'below' }: DotFieldProps) {
  return (
    <figure className={styles.figure} data-dots={dots}>
      <figcaption className={styles.caption}>
        <strong className={`figure ${styles.share}`}>{share}</strong> <span>{caption}</span>
      </figcaption>
      <Dots share={share} columns={50} rows={20} shape="wide" />
      <Dots share={share} columns={40} rows={25} shape="narrow" />
    </figure>
  );
}

/** The view box ends where the outer dots do, so that they align with the text. */
type DotsProps = { share: Percentage; columns: number; rows: number; shape: 'wide' | 'narrow' };

function Dots({ share, columns, rows, shape }: DotsProps) {
  const total = columns * rows;
  const outside = spreadCells(countOutside(share, total), columns, rows);
  return (
    <svg
      className={shape === 'wide' ? styles.wide : styles.narrow}
      viewBox={`.29 .29 ${columns - 0.58} ${rows - 0.58}`}
      aria-hidden="true"
    >
      <path className={styles.dots} d={dotRows(total, columns)} />
      <path
        className={styles.red}
        d={dotsAt(
          outside.map(({ column, row }) => row * columns + column),
          columns,
        )}
      />
    </svg>
  );
}
