import type { ReactNode } from 'react';
import type { Bar } from './landed-cost.ts';
import { BillBar } from './BillBar.tsx';
import styles from './LandedCost.module.css';

type BillLineProps = {
  label: string;
  hint?: string;
  value: string;
  /** Name of the result, where it is calculated. */
  out?: 'base' | 'tax';
  bar?: Bar;
  /** Stands below the label. */
  children?: ReactNode;
};

/** A line of the bill that is calculated. */
export function BillLine({ label, hint, value, out, bar, children }: BillLineProps) {
  return (
    <div className={styles.line} data-line={out}>
      <dt>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {children}
      </dt>
      <dd className={styles.amount}>
        <span className={styles.figure} data-out={out}>
          {value}
        </span>
        {out && bar && <BillBar name={out} bar={bar} />}
      </dd>
    </div>
  );
}
