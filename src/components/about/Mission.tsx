import type { AboutPage } from '#content/pages/about.ts';
import { Badge } from '../hero/Badge.tsx';
import styles from './Mission.module.css';

type MissionProps = { mission: AboutPage['mission'] };

/** What the company is for, in one sentence as large as a poster's. */
export function Mission({ mission }: MissionProps) {
  return (
    <section className="shell">
      <Badge text={mission.heading} element="h2" />
      <p className={`heading ${styles.statement}`}>{mission.statement}</p>
    </section>
  );
}
