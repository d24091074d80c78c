import { mark } from './mark.ts';
import styles from './Mark.module.css';

/** The mark beside the name. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" width="36" height="36" aria-hidden="true">
      <path className={styles.field} d="M0 0h16v16H0z" />
      <path d={mark.lines} />
      <circle className={styles.station} {...mark.station} />
    </svg>
  );
}
