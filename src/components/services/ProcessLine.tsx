import type { Statistic as StatisticRecord } from '#content/page.ts';
import type { ProcessSection } from '#content/services/service-page.ts';
import { RouteLine } from '../figures/RouteLine.tsx';
import { Statistic } from '../hero/Statistic.tsx';
import { Section } from '../sections/Section.tsx';

type ProcessLineProps = {
  process: ProcessSection;
  /** What it comes to, beside its heading. */
  figure?: StatisticRecord;
};

/** A process as a line across the whole page. */
export function ProcessLine({ process, figure }: ProcessLineProps) {
  return (
    <Section
      id="ablauf"
      layout="wide"
      heading={process.heading}
      intro={process.intro}
      aside={
        figure && (
          <dl>
            <Statistic {...figure} />
          </dl>
        )
      }
    >
      <RouteLine stations={process.steps} />
    </Section>
  );
}
