import type { ProblemVerdicts } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Verdicts.module.css';

type VerdictsProps = { list: ProblemVerdicts };

/** What is wrong in a word or two, as large as a heading, and beside it how it comes about. */
export function Verdicts({ list: { heading, problems } }: VerdictsProps) {
  return (
    <Section layout="wide" heading={heading} part="problems">
      <ul className="rows">
        {problems.map(({ title, description, stamp }) => (
          <li key={title} className={styles.row}>
            <p className={`heading ${styles.verdict}`}>{stamp}</p>
            <h3 className="subheading">{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
