import styles from './Sign.module.css';

/** Five-pointed star of a rating, as large as the text around it. Decorative: the rating is also there as text. */
export function Star() {
  return (
    <svg className={`${styles.sign} ${styles.solid}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m8 .8 1.8 5.3h5.6l-4.5 3.3 1.7 5.4L8 11.5l-4.6 3.3 1.7-5.4L.6 6.1h5.6z" />
    </svg>
  );
}
