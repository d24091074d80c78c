import type { ReactNode } from 'react';
import { NarrowFold } from '../sections/NarrowFold.tsx';
import { RouteDuration } from './RouteDuration.tsx';
import { Track } from './Track.tsx';
import styles from './RouteLine.module.css';

/** A station: a step of a process or a phase of a development. */
type Station = {
  title: string;
  description?: string;
  duration?: string;
  /** What is there when it has been reached. */
  result?: ReactNode;
};

type RouteLineProps = { stations: readonly Station[] };

/**
 * A process as a railway line: it leaves the line of the page where that is near, and ends at the customer's ramp. Runs
 * across where there is room for every station, otherwise down the page.
 */
export function RouteLine({ stations }: RouteLineProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.line}>
        {stations.map(({ title, description, duration, result }, index) => (
          <li key={title} className={styles.station}>
            <Track isRamp={index === stations.length - 1}>
              {index === 0 && <i className={styles.branch} />}
            </Track>
            <div className={styles.words}>
              <h3 className={`subheading ${styles.title}`}>
                <span className={styles.number}>{index + 1}</span> {title}
              </h3>
              {description && <NarrowFold name={title} isOpen={index === 0} />}
              {description && <p className={`quiet ${styles.description}`}>{description}</p>}
            </div>
            {duration && <RouteDuration duration={duration} />}
            {result}
          </li>
        ))}
      </ol>
    </div>
  );
}
