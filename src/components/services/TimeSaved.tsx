import type { Statistic } from '#content/model.ts';
import styles from './TimeSaved.module.css';

type TimeSavedProps = { figure: Statistic };

/** The figure that closes an offer list, below its columns. */
export function TimeSaved({ figure }: TimeSavedProps) {
  return (
    <p className={`shell split ${styles.figure}`}>
      <span className={`ruled subheading ${styles.words}`}>
        <b className="figure">{figure.value}</b> {figure.label}
      </span>
    </p>
  );
}
