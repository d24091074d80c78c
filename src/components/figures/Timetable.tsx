import type { TransportOption } from '../../content/model.ts';
import { parseSpan } from '../../lib/span.ts';
import { SpanChart } from './SpanChart.tsx';

export type TimetableProps = { options: readonly Pick<TransportOption, 'title' | 'duration'>[] };

/** Transit times on one axis of days, marked by weeks. */
export function Timetable({ options }: TimetableProps) {
  const rows = options.map(({ title, duration }) => ({ title, text: duration, ...parseSpan(duration) }));
  return <SpanChart rows={rows} marks={[0, 7, 14, 21, 28, 35]} unit="Tage" />;
}
