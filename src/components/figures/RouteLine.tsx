import type { ReactNode } from 'react';
import { NarrowFold } from '../sections/NarrowFold.tsx';
import { Line } from './Line.tsx';
import styles from './RouteLine.module.css';

/** A station: a step of a process or a phase of a development. */
type Step = {
  title: string;
  description?: string;
  duration?: string;
  /** What is there when it has been reached. */
  result?: ReactNode;
};

type RouteLineProps = { stations: readonly Step[] };

/** A process as a railway line, which ends at the customer's ramp. */
export function RouteLine({ stations }: RouteLineProps) {
  return (
    <Line
      kind="route"
      stations={stations.map(({ title, description, duration, result }, index) => ({
        name: title,
        beside: (
          <>
            <div className={styles.words}>
              <h3 className={`subheading ${styles.title}`}>
                <span className={styles.number}>{index + 1}</span> {title}
              </h3>
              {description && <NarrowFold name={title} isOpen={index === 0} />}
              {description && <p className={`quiet ${styles.description}`}>{description}</p>}
            </div>
            {duration && <Duration duration={duration} />}
            {result}
          </>
        ),
      }))}
    />
  );
}

/** How long a station takes: the figure large, words before it, or instead of it, small. */
function Duration({ duration }: { duration: string }) {
  const figureAt = duration.search(/\d|$/);
  const words = duration.slice(0, figureAt).trim();
  return (
    <p className={`statement ${styles.duration}`}>
      {words && <span className={`name ${styles.before}`}>{words}</span>} {duration.slice(figureAt)}
    </p>
  );
}
