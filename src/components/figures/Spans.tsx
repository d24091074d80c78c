import { labels } from '#content/labels.ts';
import type { CertificationService } from '#content/services/service-parts.ts';
import { fill } from '#lib/fill.ts';
import { axisMarks, parseSpan, toMonths, weeksPerMonth } from '#lib/span.ts';
import { SpanChart } from './SpanChart.tsx';

type SpansProps = {
  services: readonly Pick<CertificationService, 'title' | 'timeline'>[];
  /** What the axis counts: months. `{weeks}` stands for the weeks in a month. */
  unit: string;
};

/** How long certifications take, weeks and months on one axis of months, marked by quarters. */
export function Spans({ services, unit }: SpansProps) {
  const rows = services.map(({ title, timeline }) => ({
    title,
    text: timeline,
    ...toMonths(parseSpan(timeline)),
  }));
  const longest = Math.max(...rows.map(({ to }) => to));
  return (
    <SpanChart
      rows={rows}
      marks={axisMarks(longest, 3)}
      legend={labels.span}
      unit={fill(unit, { weeks: weeksPerMonth })}
    />
  );
}
