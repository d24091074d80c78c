import type { Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from './Statistic.tsx';
import styles from './Statistics.module.css';

type StatisticsProps = {
  statistics: readonly StatisticRecord[];
  /** Whether the three are of one size, where something else is as large as a poster. */
  areEqual?: boolean;
};

/** The three figures below a headline, of which the first leads. */
export function Statistics({ statistics, areEqual }: StatisticsProps) {
  return (
    <dl className={areEqual ? styles.statistics : `${styles.statistics} ${styles.led}`}>
      {statistics.map((statistic) => (
        <Statistic key={statistic.label} {...statistic} />
      ))}
    </dl>
  );
}
