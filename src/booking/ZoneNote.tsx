import type { Instant } from '#lib/swiss-time.ts';
import { zoneNote } from './dates.ts';
import styles from './Step.module.css';

/** Says below a time what the visitor's own clock shows then, where that differs. */
export const ZoneNote = ({ time }: { time: Instant }) => (
  <span className={styles.zone}>{zoneNote(time)}</span>
);
