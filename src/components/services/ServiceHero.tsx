import { routePosters } from '#content/posters.ts';
import type { ServicePage } from '#content/services/service-page.ts';
import { inquiryHref } from '#lib/inquiry-link.ts';
import { Hero } from '../hero/Hero.tsx';
import '../posters/transition.css';

type ServiceHeroProps = { page: ServicePage };

/** The opening of a service page: its poster, the consultation, and the form with this service chosen. */
export function ServiceHero({ page }: ServiceHeroProps) {
  return (
    <Hero
      hero={page.hero}
      poster={routePosters[page.route]}
      inquiry={{ href: inquiryHref(page.route), label: page.inquiryLink }}
    />
  );
}
