import type { Statistic } from '#content/page.ts';
import type { ProcessSection } from '#content/services/service-page.ts';
import { RouteLine } from '../figures/RouteLine.tsx';
import { HeadingStatistic } from '../hero/HeadingStatistic.tsx';
import { Section } from '../sections/Section.tsx';

type ProcessLineProps = {
  process: ProcessSection;
  /** What it comes to, beside its heading. */
  statistic?: Statistic;
};

/** A process as a line across the whole page. */
export function ProcessLine({ process, statistic }: ProcessLineProps) {
  return (
    <Section
      id="ablauf"
      layout="wide"
      heading={process.heading}
      intro={process.intro}
      aside={statistic && <HeadingStatistic {...statistic} />}
    >
      <RouteLine stations={process.steps} />
    </Section>
  );
}
