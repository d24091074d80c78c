import { wholePicture } from './Poster.tsx';
import styles from './Poster.module.css';

/** The part of the poster, in its units: left, top, width, height. */
export type Detail = `${number} ${number} ${number} ${number}`;

type PosterDetailProps = { part: Detail };

/** A part of the whole poster on the same page, enlarged; it fills its box. */
export function PosterDetail({ part }: PosterDetailProps) {
  return (
    <svg className={styles.poster} viewBox={part} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${wholePicture}`} />
    </svg>
  );
}
