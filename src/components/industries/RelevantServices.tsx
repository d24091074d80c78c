import type { IndustryPage } from '#content/industries/industry-page.ts';
import { routeLabels } from '#content/routes.ts';
import { inquiryHref } from '#lib/inquiry-link.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { Section } from '../sections/Section.tsx';
import { Arrow } from '../signs/Arrow.tsx';
import styles from './RelevantServices.module.css';

type RelevantServicesProps = { page: IndustryPage };

/** The two services that matter most to the trade as lines to follow, and the form with the trade chosen. */
export function RelevantServices({ page }: RelevantServicesProps) {
  const { heading, services } = page.services;
  return (
    <Section heading={heading}>
      <ul className={`rows ${styles.services}`}>
        {services.map(({ route, reason }) => (
          <li key={route}>
            <a className={`statement ${styles.name}`} href={route}>
              {routeLabels[route]} <Arrow />
            </a>
            <p className={`quiet ${styles.reason}`}>{reason}</p>
          </li>
        ))}
      </ul>
      <ButtonLink href={inquiryHref(page.route)} label={page.inquiryLink} kind="secondary" />
    </Section>
  );
}
