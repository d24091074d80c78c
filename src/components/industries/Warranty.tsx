import type { ConstructionPage } from '#content/industries/industry-page.ts';
import { axisMarks } from '#lib/span.ts';
import { SpanChart } from '../figures/SpanChart.tsx';
import styles from './Warranty.module.css';

type WarrantyProps = { warranty: ConstructionPage['warranty'] };

/** How long the builder answers and how long the factory does, on one axis: the gap between them is red. */
export function Warranty({ warranty }: WarrantyProps) {
  const { notice, liabilities } = warranty;
  const years = liabilities.map(({ period }) => Number.parseInt(period, 10));
  const longest = Math.max(...years);
  const rows = liabilities.map(({ title, period }, index) => ({
    title,
    text: period,
    from: years[index] ?? longest,
    to: longest,
  }));
  return (
    <section className={`shell ${styles.section}`}>
      <h2 className={`heading ${styles.heading}`}>{warranty.heading}</h2>
      <dl className={styles.notice}>
        <dt>{notice.label}</dt>
        <dd>{notice.value}</dd>
      </dl>
      <p className={styles.text}>{warranty.text}</p>
      <div className={styles.chart}>
        <SpanChart rows={rows} marks={axisMarks(longest, 1)} unit={warranty.unit} />
      </div>
      <p className={styles.gap}>{warranty.gap}</p>
      <p className={styles.consequence}>{warranty.consequence}</p>
    </section>
  );
}
