import { labels } from '#content/labels.ts';
import type { TransportOption } from '#content/services/service-parts.ts';
import { axisMarks, parseSpan } from '#lib/span.ts';
import { SpanChart } from './SpanChart.tsx';

type TimetableProps = {
  options: readonly Pick<TransportOption, 'title' | 'duration'>[];
  /** What the axis counts: days. */
  unit: string;
};

/** Transit times on one axis of days, marked by weeks. */
export function Timetable({ options, unit }: TimetableProps) {
  const rows = options.map(({ title, duration }) => ({ title, text: duration, ...parseSpan(duration) }));
  const longest = Math.max(...rows.map(({ to }) => to));
  return <SpanChart rows={rows} marks={axisMarks(longest, 7)} unit={unit} legend={labels.span} />;
}
