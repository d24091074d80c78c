import type { ProblemList as ProblemListRecord } from '#content/model.ts';
import { Pictogram } from '../pictograms/Pictogram.tsx';
import { Section } from './Section.tsx';
import styles from './ProblemList.module.css';

type ProblemListProps = { list: ProblemListRecord };

/** What goes wrong without us, each with its pictogram. */
export function ProblemList({ list }: ProblemListProps) {
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
