import type { ReactNode } from 'react';
import { ColumnHead } from './table/ColumnHead.tsx';
import styles from './FactTable.module.css';

type FactTableProps = {
  /** What the table is about, for screen readers: a heading above it says the same. */
  caption: string;
  /** Head of the first column, where the rows' names need one. */
  corner?: string;
  /** Heads of the other columns. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
};

/**
 * A table of facts. On narrow screens each row becomes a block and each cell shows its column's head above it; the
 * roles are written out because a table that is laid out as blocks loses them in some browsers.
 */
export function FactTable({ caption, corner, columns, rows }: FactTableProps) {
  return (
    <table className={styles.table} role="table" data-columns={columns.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {corner ? <ColumnHead label={corner} /> : <td role="cell" />}
          {columns.map((label) => (
            <ColumnHead key={label} label={label} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, cells }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader" data-label={corner}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} role="cell" data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
