import type { TransportOption } from '#content/services/service-page.ts';
import { axisMarks, parseSpan, percentOf } from '#lib/span.ts';
import styles from './Timetable.module.css';

type TimetableProps = {
  options: readonly Pick<TransportOption, 'title' | 'duration'>[];
  /** What the axis counts: days. */
  unit: string;
  /** Where the ways begin and where they end, above either side. */
  ends: readonly [string, string];
};

/** What a name and its duration need of the height of the drawing. */
const labelShare = 0.14;

/** The same places in the same order, each moved down until it is so far from the one above it. */
function apart(places: readonly number[], distance: number): number[] {
  const moved = [...places];
  const downwards = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  for (const [rank, index] of downwards.entries()) {
    const above = moved[downwards[rank - 1] ?? -1];
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, above + distance);
  }
  return moved;
}

/**
 * Transit times as railways draw them: the way from left to right, the days from top to bottom, marked by weeks. Each way is an
 * area from its earliest day to its latest. A table says the same in words, so the drawing is hidden
 * from assistive technology.
 */
export function Timetable({ options, unit, ends: [departure, arrival] }: TimetableProps) {
  const ways = options.map(({ title, duration }) => ({ title, duration, ...parseSpan(duration) }));
  const marks = axisMarks(Math.max(...ways.map(({ to }) => to)), 7);
  const end = marks.at(-1) ?? 1;
  const names = apart(
    ways.map(({ from, to }) => (from + to) / 2),
    end * labelShare,
  );
  const share = (days: number) => percentOf(days, end);
  return (
    <div className={styles.timetable} aria-hidden="true">
      <span className={styles.unit}>{unit}</span>
      <span>{departure}</span>
      <span>{arrival}</span>
      <svg className={`drawing ${styles.days}`}>
        {marks.map((mark) => (
          <text key={mark} y={share(mark)} dy=".35em">
            {mark}
          </text>
        ))}
      </svg>
      <svg className={`drawing ${styles.ways}`} viewBox={`0 0 100 ${end}`} preserveAspectRatio="none">
        <path className={styles.weeks} d={marks.map((mark) => `M0 ${mark}h100`).join('')} />
        {ways.map(({ title, from, to }) => (
          <polygon key={title} points={`0,0 100,${from} 100,${to}`} />
        ))}
      </svg>
      <svg className={`drawing ${styles.names}`}>
        {ways.map(({ title, duration, to }, index) => (
          <text key={title} y={share(names[index] ?? to)} dy="-.1em">
            {duration}{' '}
            <tspan x="0" dy="1.25em">
              {title}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}
