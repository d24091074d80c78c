import type { ConstructionPage } from '#content/industries/industry-page.ts';
import { fill } from '#lib/fill.ts';
import { axisMarks } from '#lib/span.ts';
import { SpanChart } from '../figures/SpanChart.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Warranty.module.css';

type WarrantyProps = { warranty: ConstructionPage['warranty'] };

/** How long the builder answers and how long the factory does, on one axis: the gap between them is red. */
export function Warranty({ warranty }: WarrantyProps) {
  const { notice, liabilities } = warranty;
  const years = liabilities.map(({ period }) => Number.parseInt(period, 10));
  const longest = Math.max(...years);
  const rows = liabilities.map(({ title, period }, index) => {
    const from = years[index] ?? longest;
    const missing = longest - from;
    const label = missing > 0 ? fill(warranty.gapLabel, { years: missing }) : undefined;
    return { title, text: period, from, to: longest, label };
  });
  return (
    <Section layout="wide" heading={<Phrases text={warranty.heading} of="phrase" />}>
      <div className={styles.terms}>
        <SpanChart rows={rows} marks={axisMarks(longest, 1)} unit={warranty.unit} />
        <p className={`statement ${styles.gap}`}>{warranty.gap}</p>
        <p className="ruled">{warranty.consequence}</p>
        <dl className={`ruled ${styles.notice}`}>
          <dt>{notice.label}</dt>
          <dd className="heading">{notice.value}</dd>
        </dl>
        <p className="ruled">{warranty.text}</p>
      </div>
    </Section>
  );
}
