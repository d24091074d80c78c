import type { ProblemWeek } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Week.module.css';

type WeekProps = { list: ProblemWeek };

/** The week as a sheet of a wall calendar: what was due on its days is crossed. */
export function Week({ list: { heading, problems } }: WeekProps) {
  return (
    <Section layout="wide" heading={heading} part="problems">
      <ol className={styles.week}>
        {problems.map(({ title, description, day, due }) => (
          <li key={title} className={styles.day}>
            <p className={styles.date}>
              <b className={`statement ${styles.name}`}>{day}</b> <span className={styles.due}>{due}</span>
            </p>
            <h3 className={`subheading ${styles.title}`}>{title}</h3>
            <p className={`quiet ${styles.description}`}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
