import type { ReactNode } from 'react';
import type { ProblemBreaks } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Breaks.module.css';

type BreaksProps = { list: ProblemBreaks };

/** What goes wrong without us: one line with a fault at each problem, which never reaches its end. */
export function Breaks({ list }: BreaksProps) {
  return (
    <Section layout="wide" heading={list.heading} part="problems">
      <ul className="quarters">
        {list.problems.map(({ title, description, fault }) => (
          <li key={title} className={styles.break}>
            <svg viewBox="0 0 336 144" className={`drawing ${styles.line}`} aria-hidden="true">
              {faults[fault]}
            </svg>
            <h3 className="statement">{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const faults: Record<ProblemBreaks['problems'][number]['fault'], ReactNode> = {
  origin: (
    <>
      <path d="M88 52H336" />
      <circle cx="42" cy="52" r="36" className={styles.missing} />
    </>
  ),
  shift: (
    <>
      <path d="M0 52H148M196 92H336" />
      <path d="M152 52h4l36 40" className={styles.missing} />
    </>
  ),
  hidden: (
    <>
      <path d="M28 144 80 92M108 144l52-52M188 144l52-52" className={styles.added} />
      <path d="M0 92H336" />
    </>
  ),
  end: (
    <>
      <path d="M0 92H180M180 56v72" />
      <path d="M232 56h76v72h-76z" className={styles.missing} />
    </>
  ),
};
