import type { Statistic } from '#content/model.ts';
import type { HeroLayout } from './hero-layout.ts';
import styles from './TradeFigures.module.css';

type TradeFiguresProps = {
  /** The figure that matters most to the trade. */
  main: Statistic;
  others: readonly Statistic[];
  layout: HeroLayout;
};

/** The three figures of an industry: one as large as a poster, the other two beside it. */
export function TradeFigures({ main, others, layout }: TradeFiguresProps) {
  return (
    <dl className={styles.figures} data-layout={layout}>
      {[main, ...others].map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
