import { knownYears, type OrderCalendarTool } from '#content/tools/order-calendar.ts';
import { FieldMessage } from '../FieldMessage.tsx';
import controls from '#components/controls/control.module.css';
import live from '../live.module.css';
import styles from './OrderCalendar.module.css';

type CalendarFieldsProps = Pick<OrderCalendarTool, 'fields' | 'example'> & {
  id: string;
  /** The delivery date of the example in words. */
  deliveryText: string;
};

/** What the buyer wishes and the factory needs; without script the example. */
export function CalendarFields({ id, fields: names, example, deliveryText }: CalendarFieldsProps) {
  return (
    <form className={styles.fields} autoComplete="off">
      {(['delivery', 'weeks', 'reserve'] as const).map((name) => {
        const { label, unit, hint } = names[name];
        const field = `${id}-${name}`;
        const isDate = name === 'delivery';
        return (
          <div key={name} className={styles.field}>
            <label className={styles.label} htmlFor={field}>
              {label}
            </label>
            <span className={styles.value}>
              <span className={live.swap}>
                <span className={`${live.still} ${styles.still}`}>
                  {isDate ? deliveryText : example[name]}
                </span>
                <input
                  className={`${live.live} ${controls.control} ${styles.input}`}
                  id={field}
                  name={name}
                  defaultValue={example[name]}
                  {...(isDate
                    ? { type: 'date', min: `${knownYears.from}-01-01`, max: `${knownYears.to}-12-31` }
                    : { inputMode: 'numeric' })}
                  aria-describedby={hint ? `${field}-hint ${field}-message` : `${field}-message`}
                />
              </span>
              {unit}
            </span>
            {hint && (
              <span className={styles.hint} id={`${field}-hint`}>
                {hint}
              </span>
            )}
            <FieldMessage field={field} />
          </div>
        );
      })}
    </form>
  );
}
