import { useId, type ReactNode } from 'react';
import styles from './Sheet.module.css';

type SheetProps = {
  /** Says that nothing on the sheet is real. */
  mark: string;
  title: string;
  children: ReactNode;
};

/** A drawn sheet of paper: a sample of what a customer gets. */
export function Sheet({ mark, title, children }: SheetProps) {
  const id = useId();
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 className="subheading" id={id}>
          {title}
        </h3>
        <p className={styles.mark}>{mark}</p>
      </header>
      {children}
    </article>
  );
}
