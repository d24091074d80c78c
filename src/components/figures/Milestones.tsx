import type { Milestone } from '#content/pages/about.ts';
import { Track } from './Track.tsx';
import styles from './Milestones.module.css';

type MilestonesProps = { milestones: readonly Milestone[] };

/** The company's years on a line, which goes on. */
export function Milestones({ milestones }: MilestonesProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.line}>
        {milestones.map(({ year, title, description }) => (
          <li key={year} className={styles.milestone}>
            <Track />
            <p className={`statement ${styles.year}`}>{year}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={`quiet ${styles.description}`}>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
