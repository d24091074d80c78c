import type { IndustryChoice, ServiceChoice } from '#content/inquiry.ts';
import { industryRoutes, type IndustryRoute, type InternalLink, type ServiceRoute } from '#content/routes.ts';
import { lastSegment } from './addresses.ts';

type Preselection = `service=${ServiceChoice}` | `industry=${IndustryChoice}`;

/** Address of the inquiry form with the service or industry of a page chosen. */
export function inquiryHref(route: ServiceRoute | IndustryRoute): InternalLink {
  const choice: Preselection = isIndustry(route)
    ? `industry=${lastSegment(route)}`
    : `service=${lastSegment(route)}`;
  return `/contact?${choice}`;
}

const isIndustry = (route: ServiceRoute | IndustryRoute): route is IndustryRoute =>
  industryRoutes.some((industryRoute) => industryRoute === route);
