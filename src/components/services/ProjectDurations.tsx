import type { ServicesPage } from '#content/pages/services.ts';
import { Spans } from '../figures/Spans.tsx';
import { Section } from '../sections/Section.tsx';

type ProjectDurationsProps = { durations: ServicesPage['durations'] };

/** How long each kind of project takes. */
export function ProjectDurations({ durations }: ProjectDurationsProps) {
  const { heading, intro, projects, unit } = durations;
  return (
    <Section layout="wide" heading={heading} intro={intro}>
      <Spans spans={projects} unit={unit} step={1} />
    </Section>
  );
}
