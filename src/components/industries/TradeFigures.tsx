import type { Statistic as StatisticRecord } from '#content/page.ts';
import { FiguresFootnote } from '../hero/Statistics.tsx';
import { Statistic } from '../hero/Statistic.tsx';
import styles from './TradeFigures.module.css';

type TradeFiguresProps = {
  /** The figure that matters most to the trade. */
  main: StatisticRecord;
  others: readonly StatisticRecord[];
  layout: 'left' | 'middle' | 'below';
};

/** The three figures of an industry: one as large as a poster, the other two beside it. */
export function TradeFigures({ main, others, layout }: TradeFiguresProps) {
  return (
    <>
      <dl className={styles.figures} data-layout={layout} data-short={main.value.length < 5 ? '' : undefined}>
        {[main, ...others].map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
      <FiguresFootnote />
    </>
  );
}
