import type { Span } from '#content/figures.ts';
import { labels } from '#content/labels.ts';
import { fill } from '#lib/fill.ts';
import { axisMarks, parseSpan, toMonths, weeksPerMonth } from '#lib/span.ts';
import { SpanChart } from './SpanChart.tsx';

type SpansProps = {
  /** What takes how long, as the record prints it, and what is known about it. */
  spans: readonly { title: string; duration: Span; description?: string }[];
  /** What the axis counts: months. `{weeks}` stands for the weeks in a month. */
  unit: string;
  /** Months from one mark of the axis to the next. */
  step: number;
};

/** How long something takes, days, weeks and months on one axis of months. */
export function Spans({ spans, unit, step }: SpansProps) {
  const rows = spans.map(({ title, duration, description }) => ({
    title,
    text: duration,
    note: description,
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
