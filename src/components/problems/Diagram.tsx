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
  // Where the works should be there is only an outline: the trader passes things on.
  facade: (
    <>
      <path d="M156 48h84" />
      <circle cx="128" cy="48" r="28" />
      <path d="M4 76.5V42l69-23v69H4z" pathLength="253" className={styles.missing} />
    </>
  ),
  // Three sheets of different gauges, the thinnest without its end.
  comparison: (
    <>
      <path d="M0 14h240" strokeWidth="28" />
      <path d="M0 52h240" />
      <path d="M0 85h150" strokeWidth="9" />
      <path d="M153 85h87.5" className={styles.missing} />
    </>
  ),
  // What is needed, and what has to be taken.
  quantity: (
    <>
      <path d="M60 12h180M0 48h240M0 84h240" className={`${styles.red} ${styles.pieces}`} />
      <path d="M0 12h54" className={styles.pieces} />
    </>
  ),
  // The deposit has left; no goods come.
  payment: (
    <>
      <path d="M0 48h72" className={styles.red} strokeWidth="32" />
      <path d="M96 12v72" />
      <path d="M162 12h60v72h-72V12z" pathLength="276" className={styles.missing} />
    </>
  ),
  // A date that each plan moves, until it lies behind the one agreed.
  calendar: (
    <>
      <path d="M0 14h96M40 48h96M80 82h84" />
      <path d="M164 82h64" className={styles.red} />
      <path d="M168 0v64" strokeWidth="6" />
    </>
  ),
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
