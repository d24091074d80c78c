import { overlaid } from '#content/overlay.ts';

/** The 19 routes of the site. A route is the address without a trailing slash; the file under `src/pages/` has the same name. */
export const routes = [
  '/',
  '/about',
  '/services',
  '/services/end-to-end-sourcing',
  '/services/produktentwicklung',
  '/services/qualitaetsmanagement',
  '/services/logistik-transport',
  '/services/zertifizierungsberatung',
  '/industries',
  '/gastronomy',
  '/retail',
  '/construction',
  '/healthcare',
  '/events',
  '/why-us',
  '/contact',
  '/datenschutz',
  '/agb',
  '/impressum',
] as const;

export type Route = (typeof routes)[number];

/** Routes with legal text. They advertise nothing: no hero, problem list, offer list, success story or closing call. */
export const legalRoutes = ['/datenschutz', '/agb', '/impressum'] as const satisfies readonly Route[];

export type LegalRoute = (typeof legalRoutes)[number];
export type MarketingRoute = Exclude<Route, LegalRoute>;

/** The last part of a route. */
export type LastSegment<R extends string> = R extends `${string}/${infer Rest}` ? LastSegment<Rest> : R;

/** The pages of the five services, below the overview. */
export type ServiceRoute = Extract<Route, `/services/${string}`>;

/** The pages of the five industries. */
export const industryRoutes = [
  '/gastronomy',
  '/retail',
  '/construction',
  '/healthcare',
  '/events',
] as const satisfies readonly Route[];

export type IndustryRoute = (typeof industryRoutes)[number];

/** Whether a page carries the whole page anatomy. */
export const isMarketing = (route: Route): route is MarketingRoute =>
  !legalRoutes.some((legalRoute) => legalRoute === route);

export const isService = (route: Route): route is ServiceRoute => route.startsWith('/services/');
export const isIndustry = (route: Route): route is IndustryRoute =>
  industryRoutes.some((industryRoute) => industryRoute === route);

export const serviceRoutes = routes.filter(isService);

/** The 16 pages that carry the whole page anatomy. */
export const marketingRoutes = routes.filter(isMarketing);

/** The drawn posters: one for each service and each industry, and one for each other kind of page. */
export type PosterMotif = 'home' | 'legal' | LastSegment<Exclude<MarketingRoute, '/'>>;

/** Name of each route in navigation, footer and breadcrumb; it has to fit a 320 px screen. */
export const routeLabels = overlaid('routeLabels', {
  '/': 'Home',
  '/about': 'Über uns',
  '/services': 'Leistungen',
  '/services/end-to-end-sourcing': 'End-to-End Sourcing',
  '/services/produktentwicklung': 'Produktentwicklung',
  '/services/qualitaetsmanagement': 'Qualitätsmanagement',
  '/services/logistik-transport': 'Logistik & Transport',
  '/services/zertifizierungsberatung': 'Zertifizierungsberatung',
  '/industries': 'Branchen',
  '/gastronomy': 'Gastronomie & Hotellerie',
  '/retail': 'Einzel- und Grosshandel',
  '/construction': 'Bauunternehmen',
  '/healthcare': 'Gesundheitswesen',
  '/events': 'Eventplanung',
  '/why-us': 'Warum wir?',
  '/contact': 'Kontakt',
  '/datenschutz': 'Datenschutz',
  '/agb': 'AGB',
  '/impressum': 'Impressum',
} as const satisfies Record<Route, string>);

/** A link inside the site: a route, or a route with an anchor or query, such as `/#beratung`. */
export type InternalLink = Route | `${Route}#${string}` | `${Route}?${string}`;

/** Where the build puts the company's vCard. */
export const vcardPath = '/kontakt.vcf';

/**
 * Addresses of an earlier website, and the page of this one that each leads to: `'/kontakt.php': '/contact'`. What stands
 * behind a `?` in the visitor's address goes along.
 * - An address begins with `/`, as the earlier website wrote it: `'/über-uns'`, `'/produkte/'` (with or without the
 *   last slash: both lead on).
 * - With a query it holds for that page of the earlier website alone: `'/index.php?id=12': '/about'`. Netlify and
 *   Cloudflare cannot do that and leave such a line out; `npm run check` names it.
 */
export const earlierAddresses: Readonly<Record<string, Route>> = {};
