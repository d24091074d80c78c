import styles from './SelectBox.module.css';

/** Shows that a field opens a list. */
export function SelectChevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
      <path d="m1 1.25 5 5 5-5" />
    </svg>
  );
}
