import type { ServicesPage } from '#content/pages/services.ts';
import { parseSpan, toMonths } from '#lib/span.ts';
import { Section } from '../sections/Section.tsx';
import styles from './ProjectDurations.module.css';

type ProjectDurationsProps = { durations: ServicesPage['durations'] };

/** How long each kind of project takes: one scale, on which the longest is as wide as the page. */
export function ProjectDurations({ durations }: ProjectDurationsProps) {
  const projects = durations.projects.map((project) => ({
    ...project,
    span: toMonths(parseSpan(project.duration)),
  }));
  const longest = Math.max(...projects.map(({ span }) => span.to));
  return (
    <Section layout="wide" heading={durations.heading} intro={durations.intro}>
      <dl className={styles.projects}>
        {projects.map(({ title, duration, description, span: { from, to } }) => (
          <div key={title} className={styles.project}>
            <dt className={`statement ${styles.title}`}>{title}</dt>
            <dd className={`figure ${styles.duration}`}>{duration}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <svg className="drawing" viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none">
                <rect width={to} height="1" className={styles.latest} />
                <rect width={from} height="1" />
              </svg>
            </dd>
            <dd className={`quiet ${styles.description}`}>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
