import type { CertificationService } from '../../content/model.ts';
import { parseSpan, toMonths, weeksPerMonth } from '../../lib/span.ts';
import { SpanChart } from './SpanChart.tsx';

export type SpansProps = { services: readonly Pick<CertificationService, 'title' | 'timeline'>[] };

/** How long certifications take, weeks and months on one axis of months. */
export function Spans({ services }: SpansProps) {
  const rows = services.map(({ title, timeline }) => ({
    title,
    text: timeline,
    ...toMonths(parseSpan(timeline)),
  }));
  return (
    <SpanChart
      rows={rows}
      marks={[0, 3, 6, 9, 12, 15, 18]}
      unit={`Monate (1 Monat = ${weeksPerMonth} Wochen)`}
    />
  );
}
