import type { ReactNode } from 'react';
import { FoldLine } from './FoldLine.tsx';
import styles from './Fold.module.css';

type FoldProps = {
  /** What stands in the line that opens, in elements of its own. */
  summary: ReactNode;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A line that unfolds to what it names; on paper all of them are open. */
export function Fold({ summary, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <FoldLine>{summary}</FoldLine>
      {children}
    </details>
  );
}
