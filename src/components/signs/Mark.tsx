import styles from './Mark.module.css';

/**
 * The mark: the lines from Shanghai and Guangzhou meet, pass one station and leave for the customer.
 * Drawn on 16 units so that all edges are sharp at 16, 32 and 48 px; `public/favicon.svg` is the same drawing.
 */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" width="36" height="36" aria-hidden="true">
      <path className={styles.field} d="M0 0h16v16H0z" />
      <path d="M0 4h3l4 4h9M0 12h3l4-4" />
      <circle className={styles.station} cx="10" cy="8" r="2.5" />
    </svg>
  );
}
