import type { ServiceRoute } from '../content/inquiry.ts';
import type { InternalLink } from '../content/routes.ts';

const lastSegment = (route: ServiceRoute) => route.slice(route.lastIndexOf('/') + 1);

/** Anchor of a service on the overview page. */
export const serviceAnchor = lastSegment;

/** Address of the inquiry form with a service chosen. */
export const inquiryHref = (route: ServiceRoute): InternalLink => `/contact?service=${lastSegment(route)}`;
