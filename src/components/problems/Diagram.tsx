import type { ReactNode } from 'react';
import type { ProblemIcon } from '#content/problem-list.ts';
import drawn from './drawn.module.css';
import styles from './Diagram.module.css';

type DiagramProps = { icon: ProblemIcon };

/**
 * Diagram of a problem, on a plate: ink is what was agreed, red what goes wrong; on red the wrong is white, on ink the
 * agreed. Decorative: the title beside it says the same.
 */
export function Diagram({ icon }: DiagramProps) {
  return (
    <svg viewBox="0 0 240 96" className={`drawing ${drawn.drawing} ${styles.diagram}`} aria-hidden="true">
      {diagrams[icon]}
    </svg>
  );
}

/**
 * Lines of 16 units on 240 × 96. What is missing is dashed: the path begins in the middle of a gap, and its sides are whole
 * dashes of 23, so that one lies around every corner.
 */
const diagrams: Record<ProblemIcon, ReactNode> = {
  // Costs that grow up to a price that does not.
  squeeze: (
    <>
      <path d="M24 96V72M88 96V60M152 96V46M216 96V32" className={styles.red} strokeWidth="48" />
      <path d="M0 16h240" />
    </>
  ),
  // What fits there does not fit here.
  mismatch: (
    <>
      <path
        d="M0 0h96v96H0zM20 48a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM144 0h96v96h-96zM162 18h60v60h-60z"
        className={styles.ink}
      />
      <circle cx="192" cy="48" r="24" className={styles.solid} />
    </>
  ),
  // Pieces in line, and those that are not.
  drift: (
    <>
      <path d="M0 48h150" strokeWidth="40" strokeDasharray="40 10" />
      <path d="M150 36h40M200 64h40" className={styles.red} strokeWidth="40" />
    </>
  ),
  // One currency stays, the other does not.
  currency: (
    <>
      <path d="M0 70h240" />
      <path d="m4 50 36-18 40 26 50-50 40 34 30-24 36 27" className={styles.red} strokeWidth="10" />
    </>
  ),
  // A row with a part that nobody has.
  'spare-part': (
    <>
      <path d="M24 24v48M88 24v48M216 24v48" strokeWidth="48" />
      <path d="M142.5 29H171v38h-38V29z" pathLength="184" className={styles.missing} />
    </>
  ),
  // The last of three answers.
  liability: (
    <>
      <path d="M52 48h40M136 48h56" />
      <circle cx="30" cy="48" r="22" />
      <circle cx="114" cy="48" r="22" />
      <path d="M216 24v48" className={styles.red} strokeWidth="48" />
    </>
  ),
};
