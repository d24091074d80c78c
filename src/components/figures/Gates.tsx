import type { InspectionStage } from '#content/services/service-parts.ts';
import { Track } from './Track.tsx';
import styles from './Gates.module.css';

type GatesProps = {
  stages: readonly InspectionStage[];
  /** Name of the lists of checks. */
  checksLabel: string;
};

/** Inspections as squares on the line, as the check of the journey is one: it passes each and leaves it stronger. */
export function Gates({ stages, checksLabel }: GatesProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.gates}>
        {stages.map(({ title, description, checks }) => (
          <li key={title} className={styles.stage}>
            <Track />
            <h3 className={`subheading ${styles.title}`}>{title}</h3>
            <p className={`quiet ${styles.description}`}>{description}</p>
            <div>
              <p className="note">
                <b>{checksLabel}</b>
              </p>
              <ul className={styles.checks}>
                {checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
