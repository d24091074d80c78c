import type { ProcessSection } from '#content/services/service-page.ts';
import { RouteLine } from '../figures/RouteLine.tsx';
import { WideSection } from '../sections/WideSection.tsx';

type ProcessLineProps = { process: ProcessSection };

/** A process as a line across the whole page. */
export function ProcessLine({ process }: ProcessLineProps) {
  return (
    <WideSection heading={process.heading} intro={process.intro}>
      <RouteLine stations={process.steps} />
    </WideSection>
  );
}
