import type { ReactNode } from 'react';
import { Spoken } from '#components/figures/Spoken.tsx';
import styles from './LandedCost.module.css';

type BillLineProps = {
  label: string;
  hint?: string;
  value: string;
  /** What the line is, where it looks different from the others. */
  kind?: 'base' | 'tax';
  /** Stands below the label. */
  children?: ReactNode;
};

/** A line of the bill that is calculated. */
export function BillLine({ label, hint, value, kind, children }: BillLineProps) {
  return (
    <div className={styles.line} data-line={kind}>
      <dt>
        <span className={styles.label}>{label}</span>
        {hint && <span className={`note ${styles.hint}`}>{hint}</span>}
        {children}
      </dt>
      <dd className={styles.amount}>
        <span className={styles.figure} translate="no">
          <Spoken text={value} />
        </span>
      </dd>
    </div>
  );
}
