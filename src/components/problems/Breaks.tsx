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

/**
 * The line of each drawing begins at the height at which the one before it ends. On phones, where drawings stand below each
 * other, `styles.late` moves a drawing so that the end of the line before it shows too.
 */
const faults: Record<ProblemBreaks['problems'][number]['fault'], ReactNode> = {
  origin: (
    <>
      <path d="M88 52H336" shapeRendering="crispEdges" />
      <circle cx="42" cy="52" r="36" className={styles.fault} strokeDasharray="14 11.13" />
    </>
  ),
  shift: (
    <g className={styles.late}>
      <path d="M-112 52H0M48 92H336" shapeRendering="crispEdges" />
      <path d="m2 52 40 40" className={styles.fault} strokeDasharray="14 7.3" />
    </g>
  ),
  hidden: (
    <>
      <path d="M4 144 56 92M84 144l52-52M164 144l52-52" className={styles.fault} />
      <path d="M0 92H336" shapeRendering="crispEdges" />
    </>
  ),
  end: (
    <g className={styles.late}>
      <path d="M-112 92H16M16 56v72" shapeRendering="crispEdges" />
      <path d="M73 54h61v76H58V54z" className={styles.fault} strokeDasharray="0 4.7 14 8.7 14 8.6 22 4" />
    </g>
  ),
};
