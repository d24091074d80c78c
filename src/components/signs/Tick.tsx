import styles from './Sign.module.css';

/** Tick, as large as the text around it: the typeface has none. Decorative. */
export function Tick() {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m2 8.5 4 4L14.5 4" />
    </svg>
  );
}
