import type { ProblemEvidence } from '#content/problem-list.ts';
import styles from './Evidence.module.css';

type EvidenceProps = { list: ProblemEvidence };

/** Pieces of evidence below the stamp of whoever looked at them. On wide screens the heading is the first of six fields. */
export function Evidence({ list: { heading, problems } }: EvidenceProps) {
  return (
    <section className={`shell ${styles.section}`} data-part="problems">
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <ul className={styles.row}>
        {problems.map(({ title, description, stamp }) => (
          <li key={title} className={styles.piece}>
            <p className={styles.field}>
              <span className={styles.stamp}>{stamp}</span>
            </p>
            <div>
              <h3 className="subheading">{title}</h3>
              <p className={`quiet ${styles.description}`}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
