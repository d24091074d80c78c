import { FoldLine } from '../FoldLine.tsx';
import styles from './RowName.module.css';

type RowNameProps = {
  name: string;
  /** Open from the start, where rows fold. */
  isOpen?: boolean | undefined;
};

/**
 * What the head of a row holds where rows fold on narrow screens: the name, and there instead of it a line that opens the
 * row's cells. Closed, a row shows its cells with `data-shown`, set small where it says so. Browsers without `:has()`
 * show all cells.
 */
export function RowName({ name, isOpen }: RowNameProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <details className={styles.toggle} open={isOpen}>
        <FoldLine>
          <span>{name}</span>
        </FoldLine>
      </details>
    </>
  );
}
