import type { ServicesPage } from '#content/pages/services.ts';
import { Section } from '../sections/Section.tsx';
import styles from './ProjectDurations.module.css';

type ProjectDurationsProps = { durations: ServicesPage['durations'] };

/** How long each kind of project takes, set as a timetable. */
export function ProjectDurations({ durations }: ProjectDurationsProps) {
  return (
    <Section heading={durations.heading} intro={durations.intro}>
      <dl className="rows">
        {durations.projects.map(({ title, duration, description }) => (
          <div key={title} className={styles.project}>
            <dt className="subheading">{title}</dt>
            <dd className={`heading ${styles.duration}`}>{duration}</dd>
            <dd className="quiet">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
