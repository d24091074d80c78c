import { FactTable, type FactTableProps } from './FactTable.tsx';
import { Fold } from './Fold.tsx';
import styles from './FoldingTable.module.css';

type FoldingTableProps = Omit<FactTableProps, 'narrow'> & {
  /** Whether the first cell of a row stands below its name while the row is closed. */
  showsFirst?: boolean;
};

/**
 * A long table whose rows fold on narrow screens. It stands in the page twice, since a row of a table cannot be folded:
 * only one of them is shown and read.
 */
export function FoldingTable({ showsFirst = true, ...table }: FoldingTableProps) {
  const from = showsFirst ? 1 : 0;
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
                {name} {showsFirst && <small className={`note ${styles.first}`}>{cells[0]}</small>}
              </span>
            }
          >
            <dl>
              {table.columns.slice(from).map((column, index) => (
                <div key={column}>
                  <dt>{column}</dt>
                  <dd>{cells[from + index]}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        ))}
      </div>
    </>
  );
}
