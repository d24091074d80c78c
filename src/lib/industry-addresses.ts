import type { IndustryRoute } from '../content/inquiry.ts';
import type { InternalLink } from '../content/routes.ts';

/** Address of the inquiry form with an industry chosen. */
export const inquiryHref = (route: IndustryRoute): InternalLink => `/contact?industry=${route.slice(1)}`;
