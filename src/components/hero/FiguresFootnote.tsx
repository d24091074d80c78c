import { figuresFootnote } from '#content/labels.ts';
import styles from './FiguresFootnote.module.css';

/** What the page's figures are and what they are not: once on every page, below those of its opening. */
export function FiguresFootnote() {
  return <p className={`note ${styles.note}`}>{figuresFootnote}</p>;
}
