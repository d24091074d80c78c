import type { AboutPage } from '#content/pages/about.ts';
import styles from './Mission.module.css';

type MissionProps = { mission: AboutPage['mission'] };

/** What the company is for, in one sentence as large as a poster's. */
export function Mission({ mission }: MissionProps) {
  return (
    <section data-field="ink">
      <div className={`shell ${styles.content}`}>
        <h2 className={styles.heading}>{mission.heading}</h2>
        <p className={styles.statement}>{mission.statement}</p>
      </div>
    </section>
  );
}
