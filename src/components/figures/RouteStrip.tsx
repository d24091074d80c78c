import styles from './RouteStrip.module.css';

type RouteStripProps = { stations: readonly string[] };

/** The names of a process's stations on a short line, for overviews. */
export function RouteStrip({ stations }: RouteStripProps) {
  return (
    <ol className={styles.line}>
      {stations.map((name) => (
        <li key={name} className={styles.station}>
          {name}
        </li>
      ))}
    </ol>
  );
}
