import { figuresFootnote } from '#content/labels.ts';
import type { Statistic as StatisticRecord } from '#content/page.ts';
import styles from './Statistics.module.css';

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

/** A figure with its label, beside the heading of a section. */
export function HeadingStatistic(statistic: StatisticRecord) {
  return (
    <dl>
      <Statistic {...statistic} />
    </dl>
  );
}
