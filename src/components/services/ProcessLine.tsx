import type { ComponentProps } from 'react';
import type { ProcessSection } from '#content/services/service-page.ts';
import { RouteLine } from '../figures/RouteLine.tsx';
import { Section } from '../sections/Section.tsx';

type ProcessLineProps = { process: ProcessSection } & Pick<ComponentProps<typeof RouteLine>, 'Duration'>;

/** A process as a line across the whole page. */
export function ProcessLine({ process, Duration }: ProcessLineProps) {
  return (
    <Section layout="wide" heading={process.heading} intro={process.intro}>
      <RouteLine stations={process.steps} Duration={Duration} />
    </Section>
  );
}
