import type { CalendarField as CalendarFieldRecord } from '#content/tools/order-calendar.ts';
import { formatDay, readDay } from '#lib/day.ts';
import type { Entry } from '../use-entries.ts';
import { EntryField, FieldMessage } from '../EntryField.tsx';
import live from '../live.module.css';
import styles from './OrderCalendar.module.css';

type CalendarFieldProps = {
  id: string;
  field: CalendarFieldRecord;
  entry: Entry;
  /** What stands there until there is script. */
  example: string;
  /** The first and the last year of a date; without, the field is for a number. */
  years?: { from: number; to: number };
};

const classNames = { field: styles.input, example: styles.still };

/** A field of the calendar, for a date or a number; without script the value of the example stands there. */
export function CalendarField({
  id,
  field: { label, unit, hint },
  entry,
  example,
  years,
}: CalendarFieldProps) {
  const day = years ? readDay(entry.text) : null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value}>
        <EntryField
          id={id}
          entry={entry}
          example={example}
          hasHint={hint !== undefined}
          classNames={classNames}
          {...(years
            ? { type: 'date', min: `${years.from}-01-01`, max: `${years.to}-12-31` }
            : { inputMode: 'numeric' })}
        />
        {unit}
        {years && <span className={`${live.live} ${styles.written}`}>{day !== null && formatDay(day)}</span>}
      </span>
      {hint && (
        <span className={`note ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldMessage field={id} message={entry.message} />
    </div>
  );
}
