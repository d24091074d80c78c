import type { TransportOption } from '#content/services/service-parts.ts';
import { axisMarks, parseSpan } from '#lib/span.ts';
import styles from './Timetable.module.css';

type TimetableProps = {
  options: readonly Pick<TransportOption, 'title' | 'duration'>[];
  /** What the axis counts: days. */
  unit: string;
  /** Where the ways begin and where they end, above either side. */
  ends: readonly [string, string];
};

/**
 * Transit times as railways draw them: the way from left to right, the days from top to bottom, marked by weeks. Each way is a
 * line to its earliest day, and an area from there to its latest. A table says the same in words, so the drawing is hidden
 * from assistive technology.
 */
export function Timetable({ options, unit, ends: [departure, arrival] }: TimetableProps) {
  const ways = options.map(({ title, duration }) => ({ title, duration, ...parseSpan(duration) }));
  const marks = axisMarks(Math.max(...ways.map(({ to }) => to)), 7);
  const end = marks.at(-1) ?? 1;
  const share = (days: number) => `${Number(((100 * days) / end).toFixed(2))}%`;
  return (
    <div className={styles.timetable} aria-hidden="true">
      <span className={styles.unit}>{unit}</span>
      <span>{departure}</span>
      <span>{arrival}</span>
      <svg className={styles.days}>
        {marks.map((mark) => (
          <text key={mark} y={share(mark)} dy=".35em">
            {mark}
          </text>
        ))}
      </svg>
      <svg className={styles.ways} viewBox={`0 0 100 ${end}`} preserveAspectRatio="none">
        <path className={styles.weeks} d={marks.map((mark) => `M0 ${mark}h100`).join('')} />
        {ways.map(({ title, from, to }) => (
          <polygon key={title} points={`0,0 100,${from} 100,${to}`} />
        ))}
        <path d={`${ways.map(({ from }) => `M0 0 100 ${from}`).join('')}M0 0V${end}`} />
      </svg>
      <svg className={styles.names}>
        {ways.map(({ title, duration, from, to }) => (
          <text key={title} y={share((from + to) / 2)}>
            {duration}
            <tspan x="0" dy="1.15em">
              {title}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}
