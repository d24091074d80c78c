import type { Statistic as StatisticRecord } from '#content/page.ts';
import styles from './Statistic.module.css';

/** One of a page's figures, with its label below it: an entry of a list of terms, which arranges its entries. */
export function Statistic({ value, label }: StatisticRecord) {
  return (
    <div className={styles.statistic}>
      <dt className={`quiet ${styles.label}`}>{label}</dt>
      <dd
        className={`figure ${styles.value}`}
        data-length={value.length}
        data-one={value.startsWith('1') || undefined}
      >
        {value}
      </dd>
    </div>
  );
}
