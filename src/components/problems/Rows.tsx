import type { ProblemRows } from '#content/problem-list.ts';
import { Pictogram } from '../pictograms/Pictogram.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Rows.module.css';

type RowsProps = { list: ProblemRows };

/** What goes wrong without us, each with its pictogram; up to four, beside their heading. */
export function Rows({ list }: RowsProps) {
  return (
    <Section heading={list.heading} part="problems">
      <ul className="rows">
        {list.problems.map((problem) => (
          <li key={problem.title} className={styles.problem}>
            <Pictogram icon={problem.icon} />
            <h3 className="subheading">{problem.title}</h3>
            <p className={`quiet ${styles.description}`}>{problem.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
