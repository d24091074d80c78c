import type { ProblemEvidence } from '#content/model.ts';
import { Pictogram } from '../pictograms/Pictogram.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Evidence.module.css';

type EvidenceProps = { list: ProblemEvidence };

/** Pieces of evidence in a row, each on its sheet and with the stamp of whoever looked at it. */
export function Evidence({ list: { heading, problems } }: EvidenceProps) {
  return (
    <Section layout="wide" heading={heading} part="problems">
      <ul className={styles.row}>
        {problems.map(({ icon, title, description, stamp }) => (
          <li key={title} className={styles.piece}>
            <p className={styles.sheet}>
              <Pictogram icon={icon} />
              <span className={`subheading ${styles.stamp}`}>{stamp}</span>
            </p>
            <div>
              <h3 className="subheading">{title}</h3>
              <p className={`note ${styles.description}`}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
