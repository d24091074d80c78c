import { useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import {
  orderCalendarMessages as messages,
  orderCalendarTool as tool,
} from '#content/tools/order-calendar.ts';
import { wayNames } from '#content/tools/order-times.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { fill } from '#lib/fill.ts';
import { useEntries } from '../use-entries.ts';
import { formatDay, isoDay, readDay, today, type Day } from '#lib/day.ts';
import { axisOf, closureTexts, lineOf, monthTexts } from './drawing.ts';
import { entryNames, plansFor, wishEntries, wishFrom } from './entries.ts';
import { lastProductionDay, type Way } from '../order-plan.ts';
import { CalendarField } from './CalendarField.tsx';
import { AxisTexts, OrderLine } from './OrderLine.tsx';
import { ToolSection } from '../ToolSection.tsx';
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
  const { texts, values, announced, damage, entry } = useEntries(rules);
  const plans = plansFor(wishFrom(texts), ways);
  const axis = plans && axisOf(plans);
  // The built page does not know what day it is read on.
  const now = useHydrated() ? today() : -Infinity;
  const isExample = values === rules.valuesOf(rules.example);
  const counted = isExample ? built : today();
  const { id, fields, legend, stamp } = tool;
  // Not while a field is being filled in: what stands below it would jump.
  const isEmpty = !plans && entryNames.some((name) => entry(name).message !== null);
  const closed = <AxisTexts kind="closures" texts={axis ? closureTexts(axis) : []} />;
  const months = <AxisTexts kind="months" texts={axis ? monthTexts(axis) : []} />;
  const numberField = (name: 'weeks' | Way['name']) => (
    <CalendarField
      key={name}
      id={`${id}-${name}`}
      field={fields[name]}
      entry={entry(name)}
      example={rules.example[name]}
    />
  );
  return (
    <ToolSection
      section={tool}
      actions={tool}
      layout="wide"
      values={values}
      sharing={messages}
      announced={announced}
      damage={damage}
    >
      <form className={styles.fields} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <CalendarField
          id={`${id}-delivery`}
          field={fields.delivery}
          entry={entry('delivery')}
          example={formatDay(readDay(rules.example.delivery) ?? 0)}
          years={knownYears}
        />
        {numberField('weeks')}
        <p className={`note ${styles.stamp}`}>
          {isExample ? stamp.example : stamp.own} <time dateTime={isoDay(counted)}>{formatDay(counted)}</time>
        </p>
      </form>
      <ul className={styles.legend}>
        {(['station', 'production', 'inspection', 'transit', 'reserve', 'ramp', 'closed'] as const).map(
          (part) => (
            <li key={part} data-band={part}>
              {legend[part]}
            </li>
          ),
        )}
      </ul>
      <div className={styles.chart} data-empty={isEmpty ? '' : undefined}>
        {closed}
        <ol>
          {ways.map(({ title, days }, index) => {
            const plan = plans?.[index];
            const isMissed = plan !== undefined && plan.order < now;
            return (
              <OrderLine
                key={title}
                title={title}
                orderBy={isMissed ? messages.missed : messages.orderBy}
                isMissed={isMissed}
                order={plan ? formatDay(plan.order) : messages.none}
                detail={
                  plan
                    ? fill(messages.detail, {
                        last: formatDay(lastProductionDay(plan)),
                        days,
                      })
                    : ''
                }
                line={plan && axis ? lineOf(plan, axis) : null}
                above={closed}
                below={months}
              />
            );
          })}
        </ol>
        {months}
      </div>
      <form className={styles.reserves} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        {wayNames.map(numberField)}
      </form>
      <dl className={`note ${styles.reserves}`}>
        {tool.assumptions.map(({ term, text }) => (
          <div key={term}>
            <dt className={styles.label}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}
