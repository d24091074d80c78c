import type { DevelopmentPage } from '#content/services/service-page.ts';
import { RouteLine } from '../figures/RouteLine.tsx';
import runOn from '../sections/run-on.module.css';
import styles from './DevelopmentPhases.module.css';

type DevelopmentPhasesProps = { development: DevelopmentPage['development'] };

/** The phases as a line, and at each station what lies on the table when it is reached; on phones they fold together. */
export function DevelopmentPhases({ development }: DevelopmentPhasesProps) {
  const { heading, intro, phases, total, deliverablesLabel } = development;
  return (
    <section className={`shell ${styles.section}`}>
      <div className="split-end">
        <div>
          <h2 className="heading">{heading}</h2>
          <p className={`quiet ${styles.intro}`}>{intro}</p>
        </div>
        <p className={`quiet ${styles.total}`}>
          <b className="display">{total.value}</b> {total.label}
        </p>
      </div>
      <RouteLine
        stations={phases.map((phase) => ({
          ...phase,
          result: (
            <div className={`${runOn.named} ${styles.result}`}>
              <p className={styles.label}>{deliverablesLabel}</p>
              <ul className={`listed ${runOn.list} ${styles.deliverables}`}>
                {phase.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </section>
  );
}
