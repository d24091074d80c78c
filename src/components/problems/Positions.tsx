import type { ProblemPositions } from '#content/problem-list.ts';
import { TextLink } from '../links/TextLink.tsx';
import { mostShown, NarrowFold } from '../sections/NarrowFold.tsx';
import { Section } from '../sections/Section.tsx';
import { Tick } from '../signs/Tick.tsx';
import styles from './Positions.module.css';

type PositionsProps = { list: ProblemPositions };

/** How many positions the known one is as long as. Nobody knows the lengths of the others: all are the same. */
const knownLength = 3;

/** A quotation: the one position it names, those it leaves out, each of which is one more, and what they come to. */
export function Positions({ list: { heading, known, hidden, sum, reckon, problems } }: PositionsProps) {
  const bar = (more: number) => (
    <svg
      viewBox={`0 0 ${knownLength + problems.length} 1`}
      preserveAspectRatio="none"
      className={`drawing ${styles.bar}`}
      aria-hidden="true"
    >
      <rect width={knownLength} height="1" />
      <path d={`M${knownLength}.02 .5h${more}`} />
    </svg>
  );
  return (
    <Section layout="wide" heading={heading} part="problems">
      <p className={`subheading ${styles.known}`}>
        {bar(0)}
        {known} <Tick />
      </p>
      <ul>
        {problems.map(({ title, description, position }, index) => (
          <li key={title} className={styles.position}>
            {bar(index + 1)}
            <p className="subheading">
              {position} {/* Once in sight, as the legend of what is red. */}
              <span className={index === 0 ? styles.hidden : 'visually-hidden'}>{hidden}</span>
            </p>
            <div>
              <h3 className={styles.title}>{title}</h3>
              {problems.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
              <p className={`quiet ${styles.description}`}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`subheading ${styles.sum}`}>
        {sum} <TextLink {...reckon} />
      </p>
    </Section>
  );
}
