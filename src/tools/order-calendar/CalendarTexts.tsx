import type { AxisText } from './drawing.ts';
import styles from './OrderCalendar.module.css';

type CalendarTextsProps = {
  texts: readonly AxisText[];
  /** Of more than six months every second name gives way where there is no room for all. */
  kind: 'closures' | 'months';
};

/** Words above and below the lines. The dates stand in the list, so these are for the eye only. */
export function CalendarTexts({ texts, kind }: CalendarTextsProps) {
  return (
    <svg className={styles.texts} data-kind={kind} aria-hidden="true">
      {texts.map(({ x, anchor, text }) => (
        <text key={x} x={`${x}%`} y="1em" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
