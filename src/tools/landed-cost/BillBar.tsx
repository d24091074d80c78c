import type { Bar } from './bars.ts';
import styles from './LandedCost.module.css';

type BillBarProps = { bar: Bar };

/** A line's share of the total, drawn on the rule below it: every bar begins where the one above ends. */
export function BillBar({ bar }: BillBarProps) {
  return (
    <svg className={`drawing ${styles.bar}`} aria-hidden="true">
      <rect x={`${bar.x}%`} width={`${bar.width}%`} height="100%" />
    </svg>
  );
}
