import type { ReactNode } from 'react';
import { ColumnHead } from './table/ColumnHead.tsx';
import { RowName } from './table/RowName.tsx';
import styles from './FactTable.module.css';

export type FactTableProps = {
  /** What the table is about, for screen readers: a heading above it says the same. */
  caption: string;
  /** Head of the first column, where the rows' names need one. */
  corner?: string;
  /** Heads of the other columns. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Read out in cells that are null, which look empty; on narrow screens they are left out. */
  nothing?: string;
  /**
   * What becomes of a row on narrow screens: a line that opens to a block; or, where cells are short, its name above its
   * cells, which stay in columns or follow each other in one line.
   */
  narrow: 'folds' | 'columns' | 'line';
  /** Place of the cell that stands below a row's name while the row is closed; -1 for none. */
  shown?: number;
};

type Row = {
  name: string;
  /** Stands beside the name. */
  picture?: ReactNode;
  cells: readonly ReactNode[];
  /** Whether the row is open from the start where it folds; without, the first one is. */
  isOpen?: boolean;
};

/**
 * A table of facts. On narrow screens each row becomes a block, and where rows fold each cell shows its column's head
 * beside it; the roles are written out because a table that is laid out as blocks loses them in some browsers.
 */
export function FactTable({ caption, corner, columns, rows, nothing, narrow, shown = 0 }: FactTableProps) {
  const folds = narrow === 'folds';
  return (
    <table className={styles.table} role="table" data-columns={columns.length + 1} data-narrow={narrow}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {corner ? <ColumnHead label={corner} /> : <td role="cell" />}
          {columns.map((column) => (
            <ColumnHead key={column} label={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, picture, cells, isOpen }, place) => (
          <tr key={name} role="row">
            <th className="subheading" scope="row" role="rowheader">
              {picture}
              {folds ? <RowName name={name} isOpen={isOpen ?? place === 0} /> : name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                role="cell"
                data-label={folds ? columns[index] : undefined}
                data-shown={folds && index === shown ? 'small' : undefined}
              >
                {cell ?? (
                  <span className="visually-hidden" data-nothing="">
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
