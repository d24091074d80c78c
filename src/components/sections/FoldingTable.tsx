import { FactTable, type FactTableProps } from './FactTable.tsx';
import { Fold } from './Fold.tsx';
import styles from './FoldingTable.module.css';

type FoldingTableProps = Omit<FactTableProps, 'narrow'> & {
  /** Place of the cell that stands below a row's name while the row is closed, after the head of its column unless it is the first; -1 for none. */
  shown?: number;
};

/**
 * A long table whose rows fold on narrow screens. It stands in the page twice, since a row of a table cannot be folded:
 * only one of them is shown and read.
 */
export function FoldingTable({ shown = 0, ...table }: FoldingTableProps) {
  return (
    <>
      <FactTable narrow="folds" {...table} />
      <div className={styles.folds}>
        {table.rows.map(({ name, cells, isOpen }) => (
          <Fold
            key={name}
            isOpen={isOpen}
            summary={
              <span>
                {name}{' '}
                {cells[shown] && (
                  <small>
                    {shown > 0 && table.columns[shown]} {cells[shown]}
                  </small>
                )}
              </span>
            }
          >
            <dl>
              {cells.map(
                (cell, index) =>
                  index !== shown &&
                  cell !== null && (
                    <div key={index}>
                      <dt>{table.columns[index]}</dt>
                      <dd>{cell}</dd>
                    </div>
                  ),
              )}
            </dl>
          </Fold>
        ))}
      </div>
    </>
  );
}
