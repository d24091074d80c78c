import type { Milestone } from '#content/pages/about.ts';
import { Line } from './Line.tsx';
import styles from './Milestones.module.css';

type MilestonesProps = { milestones: readonly Milestone[] };

/** The company's years on a line, which goes on. */
export function Milestones({ milestones }: MilestonesProps) {
  return (
    <Line
      kind="years"
      stations={milestones.map(({ year, title, description }) => ({
        name: title,
        beside: (
          <>
            <p className={`statement ${styles.year}`}>{year}</p>
            <h3 className={`name ${styles.title}`}>{title}</h3>
            <p className={`quiet ${styles.description}`}>{description}</p>
          </>
        ),
      }))}
    />
  );
}
