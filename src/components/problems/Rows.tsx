import type { ProblemRows } from '#content/problem-list.ts';
import { Pictogram } from '../pictograms/Pictogram.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Rows.module.css';

type RowsProps = { list: ProblemRows };

/** More than four of what goes wrong without us, each with its pictogram, in columns; of five the heading is the sixth. */
export function Rows({ list }: RowsProps) {
  return (
    <Section layout="wide" heading={list.heading} part="problems">
      <ul className={`rows ${styles.long}`}>
        {list.problems.map((problem) => (
          <li key={problem.title}>
            <Pictogram icon={problem.icon} />
            <h3 className="subheading">{problem.title}</h3>
            <p className="quiet">{problem.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
