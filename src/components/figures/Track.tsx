import type { ReactNode } from 'react';
import styles from './Track.module.css';
import './on-line.css';

type TrackProps = {
  /** The ramp where the line ends. */
  isRamp?: boolean;
  /** What else is drawn on the line before the next station. */
  children?: ReactNode;
};

/**
 * A station and the line to the next one. The figure says how large the station is (`--ring`) and how heavy the line:
 * `--down` the page or `--across` it, the other `0rem`. Decorative: the figure is an ordered list.
 */
export function Track({ isRamp, children }: TrackProps) {
  return (
    <span className={styles.track} data-ramp={isRamp ? '' : undefined} aria-hidden="true">
      {children}
    </span>
  );
}
