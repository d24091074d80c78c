import { figuresFootnote } from '#content/footnote.ts';
import styles from './FiguresFootnote.module.css';

/** What the page's figures are and what they are not: once on every page, above the closing call. */
export function FiguresFootnote() {
  return <p className={`shell quiet ${styles.note}`}>{figuresFootnote}</p>;
}
