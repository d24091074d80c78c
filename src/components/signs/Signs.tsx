import styles from './Signs.module.css';

/** Arrow to the right, as large as the text around it: the typeface has none. Decorative, the text says where it leads. */
export function Arrow() {
  return (
    <svg className={styles.letter} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M1 8h13M8.5 2.5 14 8l-5.5 5.5" />
    </svg>
  );
}

/** Tick, as large as the text around it: the typeface has none. Decorative. */
export function Tick() {
  return (
    <svg className={styles.letter} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m2 8.5 4 4L14.5 4" />
    </svg>
  );
}

/** Shows that a button or a field opens something below it. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 10 6"
      width="10"
      height="6"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m1 .75 4 4 4-4" />
    </svg>
  );
}

/** A red square with an exclamation mark, beside an error message. */
export function ErrorSign() {
  return (
    <svg className={styles.error} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M0 0h16v16H0z" />
      <path className={styles.exclamation} d="M7 3h2v6H7zm0 8h2v2H7z" />
    </svg>
  );
}
