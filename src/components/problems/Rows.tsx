import type { ProblemRows } from '#content/problem-list.ts';
import { Pictogram } from '../pictograms/Pictogram.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Rows.module.css';

type RowsProps = { list: ProblemRows };

/** What goes wrong without us, each with its pictogram; more than four stand in two columns across the page. */
export function Rows({ list }: RowsProps) {
  const isLong = list.problems.length > 4;
  return (
    <Section layout={isLong ? 'wide' : 'split'} heading={list.heading} part="problems">
      <ul className={`rows ${isLong ? styles.long : ''}`}>
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
