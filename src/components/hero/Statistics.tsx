import type { Statistic } from '#content/model.ts';
import styles from './Statistics.module.css';

type StatisticsProps = { statistics: readonly Statistic[] };

/** The three figures below a headline. */
export function Statistics({ statistics }: StatisticsProps) {
  return (
    <dl className={styles.statistics}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
