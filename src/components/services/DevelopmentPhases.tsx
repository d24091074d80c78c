import type { DevelopmentPage } from '#content/services/service-page.ts';
import { RouteDuration } from '../figures/RouteDuration.tsx';
import { RouteLine } from '../figures/RouteLine.tsx';
import styles from './DevelopmentPhases.module.css';

type DevelopmentPhasesProps = { development: DevelopmentPage['development'] };

/** The phases as a line, and beneath each station what lies on the table when it is reached. */
export function DevelopmentPhases({ development }: DevelopmentPhasesProps) {
  const { heading, intro, phases, total, deliverablesLabel } = development;
  return (
    <section className={`shell ${styles.section}`}>
      <div className={`split ${styles.head}`}>
        <div>
          <h2 className="heading">{heading}</h2>
          <p className={`quiet ${styles.intro}`}>{intro}</p>
        </div>
        <p className={`quiet ${styles.total}`}>
          <b className="display">{total.value}</b> {total.label}
        </p>
      </div>
      <RouteLine
        stations={phases.map(({ title, duration }) => ({ title, ...(duration && { duration }) }))}
        Duration={RouteDuration}
      />
      <div className={styles.frame}>
        <ol className={styles.phases}>
          {phases.map(({ phase, title, description, deliverables }) => (
            <li key={phase} className={styles.phase}>
              <p className={styles.title}>
                <b>{phase}</b> {title}
              </p>
              <p className={`quiet ${styles.description}`}>{description}</p>
              <p className={styles.label}>{deliverablesLabel}</p>
              <ul className={styles.deliverables}>
                {deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
