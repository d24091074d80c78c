import type { IndustryPage } from '#content/industries/industry-page.ts';
import { ServiceLinks } from '../links/ServiceLinks.tsx';
import { Section } from '../sections/Section.tsx';

type RelevantServicesProps = { services: IndustryPage['services'] };

/** The two services that matter most to the trade. */
export function RelevantServices({ services: { heading, services } }: RelevantServicesProps) {
  return (
    <Section heading={heading} isMinor>
      <ServiceLinks services={services} />
    </Section>
  );
}
