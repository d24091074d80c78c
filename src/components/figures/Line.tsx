import type { ReactNode } from 'react';
import styles from './Line.module.css';
import './on-line.css';

type LineProps = {
  /**
   * `route`: leaves the line of the page where that is near, and ends at the customer's ramp. `gates`: squares, which leave
   * the line stronger. `years`: goes on.
   */
  kind: 'route' | 'gates' | 'years';
  /** The name of each station and what stands beside it. */
  stations: readonly { name: string; beside: ReactNode }[];
};

/** A line with a station for each entry. Runs across where there is room for every station, otherwise down the page. */
export function Line({ kind, stations }: LineProps) {
  return (
    <div className={styles.line} data-kind={kind}>
      <ol>
        {stations.map(({ name, beside }, index) => (
          <Station key={name} element="li" isRamp={kind === 'route' && index === stations.length - 1}>
            {beside}
          </Station>
        ))}
      </ol>
    </div>
  );
}

type StationProps = {
  element: 'li' | 'div';
  /** The ramp, where the line ends. */
  isRamp?: boolean;
  /** What stands beside it. */
  children: ReactNode;
};

/** A station and the line to the next one, which are decorative: for a line that is no list. */
export function Station({ element: Element, isRamp, children }: StationProps) {
  return (
    <Element className={styles.station}>
      <span className={styles.track} data-ramp={isRamp ? '' : undefined} aria-hidden="true" />
      {children}
    </Element>
  );
}
