import type { ProblemBreaks } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Breaks.module.css';

type BreaksProps = { list: ProblemBreaks };

/** How far the line drops at each break. */
const drop = 24;

/** What goes wrong without us: a line that breaks off four times, lower after each. */
export function Breaks({ list }: BreaksProps) {
  return (
    <Section layout="wide" heading={list.heading} part="problems">
      <ul className={styles.list}>
        {list.problems.map(({ title, description }, place) => (
          <li key={title} className={styles.break}>
            <svg viewBox="0 0 336 144" className={`drawing ${styles.line}`} aria-hidden="true">
              <g transform={`translate(0 ${36 + place * drop})`}>
                <path d="M0 0H232M232-36V36" />
                {place < list.problems.length - 1 && (
                  <path className={styles.missing} d={`M258 0h26l${drop} ${drop}h28`} />
                )}
              </g>
            </svg>
            <h3 className="statement">{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
