import type { DayOfSlots } from './slots.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { longDay, shortTime } from './dates.ts';
import { ZoneNote } from './ZoneNote.tsx';
import styles from './TimesStep.module.css';

/** Id of the first time, for the error that none is marked. */
export const firstTimeId = 'time';

type TimeGridProps = DayOfSlots & {
  /** How many times may be marked; with one, each choice replaces the one before. */
  limit: number;
  picked: readonly Instant[];
  onPick: (time: Instant) => void;
};

/** The times of a day. */
export function TimeGrid({ day, times, limit, picked, onPick }: TimeGridProps) {
  const isFull = limit > 1 && picked.length >= limit;
  const [first = 0] = times;
  return (
    <fieldset className={styles.grid}>
      <legend className={styles.legend}>
        {longDay(day)}
        <ZoneNote time={first} />
      </legend>
      {times.map((time, index) => {
        const isPicked = picked.includes(time);
        return (
          <label key={time} className={styles.time}>
            <input
              id={index === 0 ? firstTimeId : undefined}
              type={limit === 1 ? 'radio' : 'checkbox'}
              name="time"
              checked={isPicked}
              disabled={isFull && !isPicked}
              onChange={() => onPick(time)}
            />
            <span translate="no">{shortTime(time)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
