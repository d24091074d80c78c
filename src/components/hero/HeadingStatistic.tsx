import type { Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from './Statistic.tsx';

/** A figure with its label, beside the heading of a section. */
export function HeadingStatistic(statistic: StatisticRecord) {
  return (
    <dl>
      <Statistic {...statistic} />
    </dl>
  );
}
