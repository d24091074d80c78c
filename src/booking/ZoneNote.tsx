import type { Instant } from '#lib/swiss-time.ts';
import { zoneNote } from './zone-note.ts';
import styles from './ZoneNote.module.css';

/** Says below a time what the visitor's own clock shows then, where that differs. */
export const ZoneNote = ({ time }: { time: Instant }) => (
  <span className={styles.zone}>{zoneNote(time)}</span>
);
