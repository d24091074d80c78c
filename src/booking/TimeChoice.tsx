import { appointment } from '#content/appointment.ts';
import type { Day } from '#lib/day.ts';
import { swissTime, type Instant } from '#lib/swiss-time.ts';
import { longDay, shortDate, shortWeekday, shortTime } from './dates.ts';
import type { DayOfSlots } from './slots.ts';
import { ZoneNote } from './Step.tsx';
import styles from './TimeChoice.module.css';

type DayRowProps = {
  days: readonly DayOfSlots[];
  shown: Day;
  /** Marked times: their days carry a point. */
  picked: readonly Instant[];
  onChoose: (day: Day) => void;
};

/** The days in a row; the arrow keys step through them. */
export function DayRow({ days, shown, picked, onChoose }: DayRowProps) {
  const marked = new Set(picked.map((time) => swissTime(time).day));
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{appointment.times.days}</legend>
      {days.map(({ day }) => (
        <label key={day} className={styles.day} data-marked={marked.has(day) ? '' : undefined}>
          <input
            type="radio"
            name="day"
            checked={day === shown}
            onChange={() => onChoose(day)}
            aria-label={longDay(day) + (marked.has(day) ? appointment.times.dayMarked : '')}
          />
          <span>{shortWeekday(day)}</span>
          <span>{shortDate(day)}</span>
        </label>
      ))}
    </fieldset>
  );
}

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
