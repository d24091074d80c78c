import type { WhyUsPage } from '#content/pages/why-us.ts';
import { FactTable } from '../sections/FactTable.tsx';
import styles from './Comparison.module.css';

type ComparisonProps = { comparison: WhyUsPage['comparison'] };

/**
 * Others and us, row by row. On narrow screens what we do stands beside what others do, and below it what that is good
 * for.
 */
export function Comparison({ comparison }: ComparisonProps) {
  const { heading, caption, columns, rows, note } = comparison;
  return (
    <section className="shell" id="vergleich">
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <p className={`quiet ${styles.caption}`}>{caption}</p>
      <FactTable look={styles.table} parts="column" caption={heading} columns={columns} rows={rows} />
      <p className="footnote">{note}</p>
    </section>
  );
}
