import { FoldLine } from './FoldLine.tsx';
import styles from './NarrowFold.module.css';

type NarrowFoldProps = {
  /** The heading that it stands behind. */
  name: string;
  isOpen?: boolean;
};

/**
 * Folds an entry of a list, or a part of a section, on phones: lies over its heading and opens what follows. Browsers
 * without `:has()` show everything, and so does paper.
 */
export function NarrowFold({ name, isOpen }: NarrowFoldProps) {
  return (
    <details className={styles.toggle} open={isOpen}>
      <FoldLine name={name} />
    </details>
  );
}
