import type { IndustryPage } from '#content/industries/industry-page.ts';
import { inquiryHref } from '#lib/inquiry-link.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { ServiceLinks } from '../links/ServiceLinks.tsx';
import { Section } from '../sections/Section.tsx';

type RelevantServicesProps = { page: IndustryPage };

/** The two services that matter most to the trade, and the form with the trade chosen. */
export function RelevantServices({ page: { route, inquiryLink, services } }: RelevantServicesProps) {
  return (
    <Section heading={services.heading}>
      <ServiceLinks services={services.services} />
      <p className="way-on">
        <ButtonLink href={inquiryHref(route)} label={inquiryLink} kind="secondary" />
      </p>
    </Section>
  );
}
