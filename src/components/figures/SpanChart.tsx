import type { Span } from '#content/page.schema.ts';
import { labels } from '#content/labels.ts';
import { fill } from '#lib/fill.ts';
import { axisMarks, parseSpan, percentOf, toMonths, weeksPerMonth } from '#lib/span.ts';
import { red } from '../drawings/Shapes.tsx';
import { Spoken } from './Spoken.tsx';
import styles from './SpanChart.module.css';

/**
 * A row: what takes that long, how the record prints it, and where its spread begins and ends on the axis. A label stands
 * in the spread.
 */
type SpanRow = {
  title: string;
  text: string;
  from: number;
  to: number;
  label?: string | undefined;
};

type SpanChartProps = {
  rows: readonly SpanRow[];
  /** Marks of the axis, the first at its beginning, the last at its end. */
  marks: readonly number[];
  /** What the axis counts, and how it converts. */
  unit: string;
  /** What the ink and the red part of a bar say, where no sentence beside the chart does. */
  legend?: readonly string[];
};

/**
 * Spans of time on one axis: an ink bar to the earliest, a red end to the latest. The list of terms is the figure's own
 * table, so the bars need no names. Positions are shares of the width; text is set outside and never scales.
 */
export function SpanChart({ rows, marks, unit, legend }: SpanChartProps) {
  const end = marks.at(-1) ?? 1;
  const share = (value: number) => percentOf(value, end);
  return (
    <div className={styles.chart}>
      <dl>
        {rows.map(({ title, text, from, to, label }) => (
          <div key={title} className={`cluster ${styles.row}`}>
            <dt className={`name ${styles.title}`}>{title}</dt>
            <dd className={`subheading ${styles.text}`}>
              <Spoken text={text} />
            </dd>
            <dd className={styles.bar} aria-hidden="true">
              <svg className={`drawing ${styles.drawing}`}>
                {marks.map((mark) => (
                  <line key={mark} x1={share(mark)} x2={share(mark)} y2="100%" />
                ))}
                <rect width={share(from)} y="25%" height="50%" />
                <rect fill={red} x={share(from)} width={share(to - from)} y="25%" height="50%" />
                {label && (
                  <text x={share((from + to) / 2)} y="50%" dy="0.35em" textAnchor="middle">
                    {label}
                  </text>
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`note ${styles.axis}`} aria-hidden="true">
        <svg className={`drawing ${styles.marks}`}>
          {marks.map((mark) => (
            <text
              key={mark}
              x={share(mark)}
              y="1em"
              textAnchor={mark === 0 ? 'start' : mark === end ? 'end' : 'middle'}
            >
              {mark}
            </text>
          ))}
        </svg>
        <span>{unit}</span>
      </p>
      {legend && (
        <ul className={`note cluster ${styles.legend}`} aria-hidden="true">
          {legend.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type SpansProps = {
  /** What takes how long, as the record prints it. */
  spans: readonly { title: string; duration: Span }[];
  /** What the axis counts: months. `{weeks}` stands for the weeks in a month. */
  unit: string;
  /** Months from one mark of the axis to the next. */
  step: number;
};

/** How long something takes, days, weeks and months on one axis of months. */
export function Spans({ spans, unit, step }: SpansProps) {
  const rows = spans.map(({ title, duration }) => ({
    title,
    text: duration,
    ...toMonths(parseSpan(duration)),
  }));
  const longest = Math.max(...rows.map(({ to }) => to));
  return (
    <SpanChart
      rows={rows}
      marks={axisMarks(longest, step)}
      legend={labels.span}
      unit={fill(unit, { weeks: weeksPerMonth })}
    />
  );
}
