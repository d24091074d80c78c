import type { AriaRole, ReactNode } from 'react';
import { ColumnHead } from './table/ColumnHead.tsx';
import styles from './FactTable.module.css';

export type FactTableProps = {
  /** What the table is about, for screen readers: a heading above it says the same. */
  caption: string;
  /** Head of the first column, where the rows' names need one. */
  corner?: string;
  /** Heads of the other columns. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Stands in cells that are null; where a row is a block or folds, they are left out. */
  nothing?: string;
  /**
   * What becomes of a row on narrow screens: a block with a line for each cell; its name above its cells, which stay in
   * columns, where they are short; or a line that opens (`FoldingTable`).
   */
  narrow?: 'blocks' | 'columns' | 'folds';
};

type Row = {
  name: string;
  cells: readonly ReactNode[];
  /** Whether the row is open where it folds. */
  isOpen?: boolean;
};

/**
 * A table of facts. On narrow screens each row becomes a block and each cell shows its column's head beside it; the
 * roles are written out because a table that is laid out as blocks loses them in some browsers.
 */
export function FactTable({ caption, corner, columns, rows, nothing, narrow = 'blocks' }: FactTableProps) {
  // A table that folds is a table wherever it is shown.
  const role = (name: AriaRole) => (narrow === 'folds' ? undefined : name);
  const labelFor = (column: string | undefined) => (narrow === 'blocks' ? column : undefined);
  return (
    <table
      className={styles.table}
      role={role('table')}
      data-columns={columns.length + 1}
      data-narrow={narrow === 'blocks' ? undefined : narrow}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {corner ? <ColumnHead label={corner} /> : <td role={role('cell')} />}
          {columns.map((column) => (
            <ColumnHead key={column} label={column} />
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {rows.map(({ name, cells }) => (
          <tr key={name} role={role('row')}>
            <th scope="row" role={role('rowheader')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} role={role('cell')} data-label={labelFor(columns[index])}>
                {cell ?? (
                  <span className="quiet" data-nothing="">
                    {nothing}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
