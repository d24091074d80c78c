import type { Percentage } from '#content/figures.ts';
import styles from './Shares.module.css';

/** What is paid, and its share of the whole. */
type Part = { label: string; share: Percentage };

/** What is paid before and after the inspection, as two parts of one bar. A table beside it says the same. */
export function Shares({ before, after }: { before: Part; after: Part }) {
  return (
    <svg className={`drawing ${styles.shares}`} aria-hidden="true">
      {[before, after].map(({ label, share }, index) => (
        <svg key={label} x={index === 0 ? 0 : before.share} className={styles.part}>
          <text className={`figure ${styles.share}`} y="0.8em">
            {share}
          </text>
          <text className={styles.label}>{label}</text>
          <rect className={styles.bar} width={share} />
          {index > 0 && <rect className={styles.gate} />}
        </svg>
      ))}
    </svg>
  );
}
