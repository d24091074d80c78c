import styles from './Sign.module.css';

/** Arrow to the right, as large as the text around it: the typeface has none. Decorative, the text says where it leads. */
export function Arrow() {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M1 8h13M8.5 2.5 14 8l-5.5 5.5" />
    </svg>
  );
}
