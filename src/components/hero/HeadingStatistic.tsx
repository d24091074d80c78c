import type { Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from './Statistic.tsx';

/** What a section comes to, beside its heading. */
export function HeadingStatistic(statistic: StatisticRecord) {
  return (
    <dl>
      <Statistic {...statistic} />
    </dl>
  );
}
