import type { InspectionStage } from '#content/services/service-parts.ts';
import { Line } from './Line.tsx';
import styles from './Gates.module.css';

type GatesProps = {
  stages: readonly InspectionStage[];
  /** Name of the lists of checks. */
  checksLabel: string;
};

/** Inspections as squares on the line, as the check of the journey is one: it passes each and leaves it stronger. */
export function Gates({ stages, checksLabel }: GatesProps) {
  return (
    <Line
      kind="gates"
      stations={stages.map(({ title, description, checks }) => ({
        name: title,
        beside: (
          <>
            <h3 className={`subheading ${styles.title}`}>{title}</h3>
            <p className={`quiet ${styles.description}`}>{description}</p>
            <div className={styles.checks}>
              <p className="note">
                <b>{checksLabel}</b>
              </p>
              <ul>
                {checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            </div>
          </>
        ),
      }))}
    />
  );
}
