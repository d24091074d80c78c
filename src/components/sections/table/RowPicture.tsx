import type { ReactNode } from 'react';
import styles from './RowPicture.module.css';

/** A picture with the name of a row: beside it where there is room, and above it in the tables of tablets. */
export function RowPicture({ children }: { children: ReactNode }) {
  return <span className={styles.picture}>{children}</span>;
}
