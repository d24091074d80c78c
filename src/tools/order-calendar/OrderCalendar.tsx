import { useState } from 'react';
import { knownYears } from '#content/tools/china-holidays.ts';
import {
  orderCalendarMessages as messages,
  orderCalendarTool as tool,
} from '#content/tools/order-calendar.ts';
import type { CalendarField as CalendarFieldRecord } from '#content/tools/schema.ts';
import { wayNames } from '#content/tools/order-times.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { formatDay, isoDay, readDay, today, type Day } from '#lib/day.ts';
import { EntryField, FieldMessage, useEntries, type Entry } from '../EntryField.tsx';
import type { Way } from '../order-plan.ts';
import { ToolSection } from '../ToolSection.tsx';
import common from '../tool.module.css';
import { axisOf } from './drawing.ts';
import { entryNames, plansFor, wishEntries } from './entries.ts';
import { AxisTexts, OrderLine } from './OrderLine.tsx';
import styles from './OrderCalendar.module.css';

type OrderCalendarProps = {
  /** The ways to Switzerland, slowest first. */
  ways: readonly Way[];
  /** Day of the build. */
  built: Day;
};

/** From the wished delivery back to the latest order date, one line for each way of transport, all ending at the ramp. */
export function OrderCalendar({ ways, built }: OrderCalendarProps) {
  const [rules] = useState(() => wishEntries(ways, built));
  const { value: wish, isExample, section, entry } = useEntries(rules);
  const plans = plansFor(wish, ways);
  const axis = plans && axisOf(plans);
  // The built page does not know what day it is read on.
  const now = useHydrated() ? today() : -Infinity;
  const counted = isExample ? built : today();
  const { fields, legend, stamp } = tool;
  // Not while a field is being filled in: what stands below it would jump.
  const isEmpty = !plans && entryNames.some((name) => entry(name).message !== null);
  const field = (name: keyof typeof fields) => (
    <CalendarField
      key={name}
      id={`${tool.id}-${name}`}
      field={fields[name]}
      entry={entry(name)}
      example={rules.example[name]}
      isDate={name === 'delivery'}
    />
  );
  return (
    <ToolSection tool={tool} {...section} sharing={messages}>
      <form
        className={`cluster ${styles.fields}`}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {field('delivery')}
        {field('weeks')}
        <p className={`note ${styles.stamp}`}>
          {isExample ? stamp.example : stamp.own} <time dateTime={isoDay(counted)}>{formatDay(counted)}</time>
        </p>
      </form>
      <ul className={`drawing cluster ${styles.legend}`}>
        {(['station', 'production', 'inspection', 'transit', 'reserve', 'ramp', 'closed'] as const).map(
          (part) => (
            <li key={part} data-band={part}>
              {legend[part]}
            </li>
          ),
        )}
      </ul>
      <div className={styles.chart} data-empty={isEmpty ? '' : undefined}>
        <AxisTexts axis={axis} kind="closures" />
        <ol>
          {ways.map((way, index) => (
            <OrderLine key={way.name} way={way} plan={plans?.[index]} axis={axis} now={now} />
          ))}
        </ol>
        <AxisTexts axis={axis} kind="months" />
      </div>
      <form
        className={`triples ${styles.reserves}`}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {wayNames.map(field)}
      </form>
      <dl className={`note triples ${styles.reserves}`}>
        {tool.assumptions.map(({ term, text }) => (
          <div key={term}>
            <dt className="name">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}

type CalendarFieldProps = {
  id: string;
  field: CalendarFieldRecord;
  entry: Entry;
  /** What stands there until there is script. */
  example: string;
  /** Whether it is for a day rather than a number. */
  isDate: boolean;
};

const classNames = { field: styles.input, example: styles.still };
const dateInput = { type: 'date', min: `${knownYears.from}-01-01`, max: `${knownYears.to}-12-31` };

/** A field of the calendar; without script the value of the example stands there. */
function CalendarField({ id, field: { label, unit, hint }, entry, example, isDate }: CalendarFieldProps) {
  const written = (text: string) => {
    const day = readDay(text);
    return day === null ? '' : formatDay(day);
  };
  return (
    <div className={styles.field}>
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <span className={styles.value}>
        <EntryField
          id={id}
          entry={entry}
          example={isDate ? written(example) : example}
          hasHint={hint !== undefined}
          classNames={classNames}
          {...(isDate ? dateInput : { inputMode: 'numeric' as const })}
        />
        {unit}
        {isDate && <span className={`${common.live} ${styles.written}`}>{written(entry.text)}</span>}
      </span>
      {hint && (
        <span className="note fine" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldMessage field={id} message={entry.message} />
    </div>
  );
}
