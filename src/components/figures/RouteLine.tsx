import type { ComponentType } from 'react';
import { Track } from './Track.tsx';
import styles from './RouteLine.module.css';

/** A station: a step of a process or a phase of a development. */
export type Station = { title: string; description?: string; duration?: string };

type RouteLineProps = {
  stations: readonly Station[];
  /** Shows the durations, where stations have them: `RouteDuration`. */
  Duration?: ComponentType<{ duration: string }> | undefined;
};

/**
 * A process as a railway line: it leaves the line of the page where that is near, and ends at the customer's ramp. Runs
 * across where there is room for every station, otherwise down the page.
 */
export function RouteLine({ stations, Duration }: RouteLineProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.line}>
        {stations.map(({ title, description, duration }, index) => (
          <li key={title} className={styles.station}>
            <Track isRamp={index === stations.length - 1}>
              {index === 0 && <i className={styles.branch} />}
              {index === stations.length - 2 && <Bend />}
            </Track>
            <h3 className={`subheading ${styles.title}`}>
              <span className={styles.number}>{index + 1}</span> {title}
            </h3>
            {duration && Duration && <Duration duration={duration} />}
            {description && <p className={`quiet ${styles.description}`}>{description}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the line leaves for the ramp. */
function Bend() {
  return (
    <svg className={styles.bend} viewBox="0 0 64 64">
      <path d="M0 4h2l56 56h6" />
    </svg>
  );
}
