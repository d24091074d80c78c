import { FoldLine } from './FoldLine.tsx';
import styles from './NarrowFold.module.css';

type NarrowFoldProps = {
  /** The heading that it stands behind. */
  name: string;
};

/**
 * Folds an entry of a list, or a part of a section, on phones: lies over its heading and opens what follows. Browsers without `:has()` show
 * everything, and so does paper.
 */
export function NarrowFold({ name }: NarrowFoldProps) {
  return (
    <details className={styles.toggle}>
      <FoldLine name={name} />
    </details>
  );
}
