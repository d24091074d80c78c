import styles from './RouteDuration.module.css';

/** How long a station of a route line takes: the figure large, words before it, or instead of it, small. */
export function RouteDuration({ duration }: { duration: string }) {
  const figureAt = duration.search(/\d|$/);
  const words = duration.slice(0, figureAt).trim();
  return (
    <p className={`statement ${styles.duration}`}>
      {words && <span className={styles.words}>{words}</span>} {duration.slice(figureAt)}
    </p>
  );
}
