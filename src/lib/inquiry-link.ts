import type { IndustryChoice, ServiceChoice } from '#content/inquiry.ts';
import {
  isIndustry,
  isService,
  type IndustryRoute,
  type InternalLink,
  type Route,
  type ServiceRoute,
} from '#content/routes.ts';
import { lastSegment } from './addresses.ts';

type Preselection = `service=${ServiceChoice}` | `industry=${IndustryChoice}`;

/** Address of the inquiry form with the service or industry of a page chosen. */
export function inquiryHref(route: ServiceRoute | IndustryRoute): InternalLink {
  const choice: Preselection = isIndustry(route)
    ? `industry=${lastSegment(route)}`
    : `service=${lastSegment(route)}`;
  return `/contact?${choice}`;
}

/** Whether the page of a route is about a service or an industry that the form can have chosen. */
export const isPreselected = (route: Route): route is ServiceRoute | IndustryRoute =>
  isIndustry(route) || isService(route);
