import type { AxisText } from './drawing.ts';
import styles from './OrderCalendar.module.css';

type CalendarTextsProps = { texts: readonly AxisText[] };

/** Words above and below the lines. The dates stand in the list, so these are for the eye only. */
export function CalendarTexts({ texts }: CalendarTextsProps) {
  return (
    <svg className={styles.texts} aria-hidden="true">
      {texts.map(({ x, anchor, text }) => (
        <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
