import type { WhyUsPage } from '../../content/pages/why-us.ts';
import styles from './Comparison.module.css';

type ComparisonProps = { comparison: WhyUsPage['comparison'] };

/**
 * Others and us, row by row. On narrow screens a row becomes a block of its own, and each of its cells prints
 * the head of its column from `data-column`.
 */
export function Comparison({ comparison }: ComparisonProps) {
  const { heading, caption, columns, rows, note } = comparison;
  return (
    <section className={`shell ${styles.section}`}>
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.aspect}</th>
            <th scope="col">{columns.others}</th>
            <th scope="col" className={styles.us}>
              {columns.us}
            </th>
            <th scope="col">{columns.advantage}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, others, us, advantage }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              <td data-column={columns.others}>{others}</td>
              <td data-column={columns.us} className={styles.us}>
                {us}
              </td>
              <td data-column={columns.advantage}>{advantage}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
