import styles from './NetworkTrack.module.css';

/** A line of the network down a narrow figure, past the names of the stations to its own: whether it stops at each. */
export function NetworkTrack({ stops }: { stops: readonly boolean[] }) {
  return (
    <span className={styles.track} aria-hidden="true">
      {stops.map((isStop, station) => (
        <i key={station} data-stop={isStop ? '' : undefined} />
      ))}
    </span>
  );
}
