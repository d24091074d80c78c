import type { ProblemPositions } from '#content/problem-list.ts';
import { TextLink } from '../links/TextLink.tsx';
import { NarrowFold } from '../sections/NarrowFold.tsx';
import { Section } from '../sections/Section.tsx';
import { Tick } from '../signs/Signs.tsx';
import styles from './Positions.module.css';

type PositionsProps = { list: ProblemPositions };

/** A quotation: the one position that has its amount, those left open, and what they come to. */
export function Positions({ list: { heading, known, hidden, sum, reckon, problems } }: PositionsProps) {
  return (
    <Section layout="wide" heading={heading} part="problems">
      <p className={`ruled subheading ${styles.known}`}>
        {known}{' '}
        <span className={styles.amount}>
          <Tick />
        </span>
      </p>
      <p className={styles.missing}>{hidden}</p>
      <ul>
        {problems.map(({ title, description, position }, index) => (
          <li key={title} className={styles.position}>
            <p className="subheading">{position}</p>
            <div className={styles.note}>
              <h3 className={styles.title}>{title}</h3>
              <NarrowFold name={title} isOpen={index === 0} />
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
