import styles from './Poster.module.css';

/** The part of the poster, in its units: left, top, width, height. */
export type Detail = `${number} ${number} ${number} ${number}`;

type PosterDetailProps = {
  /** Name of the poster’s picture, which is on the same page. */
  of: string;
  part: Detail;
};

/** A part of the page’s poster, enlarged; it fills its box. */
export function PosterDetail({ of, part }: PosterDetailProps) {
  return (
    <svg className={styles.poster} viewBox={part} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
