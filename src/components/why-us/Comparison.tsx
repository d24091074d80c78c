import type { WhyUsPage } from '#content/pages/why-us.ts';
import { ColumnHead } from '../sections/table/ColumnHead.tsx';
import '../sections/table/parts.css';
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
      <table className={styles.table} role="table" data-parts="column">
        <caption className={`quiet ${styles.caption}`}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <ColumnHead label={columns.aspect} />
            <ColumnHead label={columns.others} />
            <ColumnHead label={columns.us} isUs />
            <ColumnHead label={columns.advantage} />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ aspect, others, us, advantage }) => (
            <tr key={aspect} role="row">
              <th className="subheading" scope="row" role="rowheader">
                {aspect}
              </th>
              <td role="cell">{others}</td>
              <td role="cell" data-us="">
                {us}
              </td>
              <td role="cell" data-label={columns.advantage}>
                {advantage}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="footnote">{note}</p>
    </section>
  );
}
