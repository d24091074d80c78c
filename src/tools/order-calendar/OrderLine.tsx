import { field, red, rule } from '#components/drawings/Shapes.tsx';
import { orderCalendarMessages as messages } from '#content/tools/order-calendar.ts';
import { formatDay, type Day } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import { lastProductionDay, type OrderPlan, type Way } from '../order-plan.ts';
import { closureTexts, lineOf, monthTexts, type Axis } from './drawing.ts';
import styles from './OrderLine.module.css';

type OrderLineProps = {
  way: Way;
  /** None where there is no result; neither is there an axis. */
  plan: OrderPlan | undefined;
  axis: Axis | null;
  now: Day;
};

const hairline = 'var(--color-hairline)';

/** How the bands are drawn, one above the other. */
const bands = [
  ['closed', { fill: hairline }],
  ['months', { stroke: hairline, vectorEffect: 'non-scaling-stroke' }],
  ['production', { fill: rule }],
  ['inspection', { fill: rule }],
  ['transit', { fill: red }],
  ['reserve', { fill: red }],
] as const;

/**
 * One way of transport: the latest order date large, beside it the line from the order over the finished production to
 * the ramp. The bands are drawn in a picture of 100 by 1 that is stretched; the stations keep their shape.
 */
export function OrderLine({ way: { title, days }, plan, axis, now }: OrderLineProps) {
  const isMissed = plan !== undefined && plan.order < now;
  const line = plan && axis && lineOf(plan, axis);
  return (
    <li className={styles.way} data-missed={isMissed ? '' : undefined}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={`note fine ${styles.orderBy}`}>{isMissed ? messages.missed : messages.orderBy}</p>
        <p className={styles.order}>{plan ? formatDay(plan.order) : messages.none}</p>
        <p className={`note fine ${styles.detail}`}>
          {plan && fill(messages.detail, { last: formatDay(lastProductionDay(plan)), days })}
        </p>
      </div>
      <AxisTexts axis={axis} kind="closures" />
      <svg className={`drawing ${styles.line}`} aria-hidden="true">
        {line && (
          <>
            <svg className="drawing" viewBox="0 0 100 1" preserveAspectRatio="none">
              {bands.map(([band, look]) => (
                <path key={band} d={line[band]} {...look} />
              ))}
            </svg>
            <circle cx={`${line.order}%`} cy="50%" fill={field} stroke={rule} />
            <circle cx={`${line.ready}%`} cy="50%" fill={field} stroke={rule} />
            <rect className={styles.ramp} x="100%" y="50%" fill={red} />
          </>
        )}
      </svg>
      <AxisTexts axis={axis} kind="months" />
    </li>
  );
}

type AxisTextsProps = {
  axis: Axis | null;
  /** Of more than six months every second name gives way where there is no room for all. */
  kind: keyof typeof textsOn;
};

const textsOn = { closures: closureTexts, months: monthTexts };

/** Words above and below the lines, or on phones each of them. The dates stand in the list, so these are for the eye only. */
export function AxisTexts({ axis, kind }: AxisTextsProps) {
  return (
    <svg className={`drawing ${styles.texts}`} data-kind={kind} aria-hidden="true">
      {axis &&
        textsOn[kind](axis).map(({ x, anchor, text }) => (
          <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
            {text}
          </text>
        ))}
    </svg>
  );
}
