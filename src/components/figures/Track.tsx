import type { ReactNode } from 'react';
import styles from './Track.module.css';

export type TrackProps = {
  /** A station, or the ramp where the line ends. */
  kind: 'station' | 'ramp';
  /** What else is drawn on the line before the next station. */
  children?: ReactNode;
};

/**
 * A station and the line to the next one, down the page or, in a container of 64rem, across it. The figure says how
 * heavy the line (`--line`) and how large the station (`--ring`) is. Decorative: the figure is an ordered list.
 */
export function Track({ kind, children }: TrackProps) {
  return (
    <span className={styles.track} data-kind={kind} aria-hidden="true">
      {children}
    </span>
  );
}
