import type { ProblemDiagrams } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import { Diagram } from './Diagram.tsx';
import drawn from './drawn.module.css';
import styles from './Diagrams.module.css';

type DiagramsProps = { list: ProblemDiagrams };

/** Each problem below its diagram, in three columns. */
export function Diagrams({ list }: DiagramsProps) {
  return (
    <Section layout="wide" heading={list.heading} part="problems">
      <ul className={`quarters ${styles.list}`}>
        {list.problems.map(({ title, description, icon }) => (
          <li key={title} className={drawn.problem}>
            <Diagram icon={icon} />
            <h3 className="subheading">{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
