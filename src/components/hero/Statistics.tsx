import type { Statistic as StatisticRecord } from '#content/page.ts';
import { FiguresFootnote } from './FiguresFootnote.tsx';
import { Statistic } from './Statistic.tsx';
import styles from './Statistics.module.css';

type StatisticsProps = { statistics: readonly StatisticRecord[] };

/** The three figures of an opening, and what they are. */
export function Statistics({ statistics }: StatisticsProps) {
  return (
    <>
      <dl className={styles.statistics}>
        {statistics.map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
      <FiguresFootnote />
    </>
  );
}
