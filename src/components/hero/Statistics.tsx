import { figuresFootnote } from '#content/labels.ts';
import type { Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from './Statistic.tsx';
import styles from './Statistics.module.css';

type StatisticsProps = {
  statistics: readonly StatisticRecord[];
  /** `facts` about the company are no results of projects. */
  are?: 'results' | 'facts';
};

/** The three figures of an opening, and what they are. */
export function Statistics({ statistics, are = 'results' }: StatisticsProps) {
  return (
    <>
      <dl className={styles.statistics}>
        {statistics.map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
      {are === 'results' && <FiguresFootnote />}
    </>
  );
}

/** What the page's figures are and what they are not: once on a page, below those of its opening. */
export function FiguresFootnote() {
  return <p className={`note ${styles.footnote}`}>{figuresFootnote}</p>;
}
