import { appointment } from '#content/appointment.ts';
import type { Day } from '#lib/day.ts';
import { swissTime, type Instant } from '#lib/swiss-time.ts';
import { longDay, shortDate, shortWeekday } from './dates.ts';
import type { DayOfSlots } from './slots.ts';
import styles from './TimesStep.module.css';

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
