import type { ServicePage } from '#content/services/service-page.ts';
import { ServiceLinks } from '../links/ServiceLinks.tsx';
import { Section } from '../sections/Section.tsx';

type NeighboursProps = { page: ServicePage };

/** The ways on: to the two services next to this one. */
export function Neighbours({ page: { neighbours } }: NeighboursProps) {
  return (
    <Section heading={neighbours.heading} isMinor>
      <ServiceLinks services={neighbours.services} />
    </Section>
  );
}
