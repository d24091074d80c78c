import type { AxisText } from './drawing.ts';
import styles from './OrderCalendar.module.css';

type CalendarTextsProps = { kind: 'closures' | 'months'; texts: readonly AxisText[] };

/** Words above and below the lines. The dates stand in the list, so these are for the eye only. */
export function CalendarTexts({ kind, texts }: CalendarTextsProps) {
  return (
    <svg className={styles.texts} data-texts={kind} aria-hidden="true">
      {texts.map(({ x, anchor, text }) => (
        <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
