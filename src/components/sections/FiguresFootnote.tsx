import { figuresFootnote } from '#content/labels.ts';
import styles from './FiguresFootnote.module.css';

/** What the page's figures are and what they are not: once on every page, below the closing call. */
export function FiguresFootnote() {
  return (
    <p className={`quiet ${styles.note}`} data-field="ink">
      {figuresFootnote}
    </p>
  );
}
