import styles from './ErrorSign.module.css';

/** A red square with an exclamation mark, beside an error message. */
export function ErrorSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M0 0h16v16H0z" />
      <path className={styles.mark} d="M7 3h2v6H7zm0 8h2v2H7z" />
    </svg>
  );
}
