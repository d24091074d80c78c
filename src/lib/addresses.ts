import { company } from '#content/company.ts';
import type { IndustryChoice, ServiceChoice } from '#content/contract.ts';
import {
  isIndustry,
  isMarketing,
  isService,
  routeLabels,
  routes,
  type IndustryRoute,
  type InternalLink,
  type LastSegment,
  type PosterMotif,
  type Route,
  type ServiceRoute,
} from '#content/routes.ts';
import type { PageRecord } from '#content/page.schema.ts';

/** The address of a page as search engines and networks know it: absolute, without a trailing slash except for home. */
export const absoluteUrl = (siteUrl: string, route: Route) => `${siteUrl}${route}`;

/** Title of a page. Search engines cut it after about 60 characters: the company's name stands where both are seen whole. */
export function pageTitle({ meta }: Pick<PageRecord, 'meta'>): string {
  const withCompany = `${meta.title} | ${company.shortName}`;
  return withCompany.length <= 60 ? withCompany : meta.title;
}

/** The name of a page's files: `/services/logistik-transport` gives `services-logistik-transport`. */
export const pageName = (route: Route) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/** Where the social image of a page lies. */
export const socialImagePath = (route: Route) => `/social/${pageName(route)}.png`;

/** The last part of a route: the value of its choice in the inquiry form, and its anchor on an overview page. */
export const lastSegment = <R extends Route>(route: R) =>
  route.slice(route.lastIndexOf('/') + 1) as LastSegment<R>;

/** The poster of a page: it leads the hero of service pages and fills the social image of all. */
export const posterOf = (route: Route): PosterMotif => {
  if (route === '/') return 'home';
  return isMarketing(route) ? lastSegment(route) : 'legal';
};

type Preselection = `service=${ServiceChoice}` | `industry=${IndustryChoice}`;

/** Address of the inquiry form with the service or industry of a page chosen. */
export function inquiryHref(route: ServiceRoute | IndustryRoute): InternalLink {
  const choice: Preselection = isIndustry(route)
    ? `industry=${lastSegment(route)}`
    : `service=${lastSegment(route)}`;
  return `/contact?${choice}`;
}

/** Whether the page of a route is about a service or an industry that the form can have chosen. */
export const canBePreselected = (route: Route): route is ServiceRoute | IndustryRoute =>
  isIndustry(route) || isService(route);

interface Crumb {
  route: Route;
  label: string;
}

/** The path from the home page to a route, by its segments: `/services/x` gives Home, Leistungen, X. */
export function breadcrumb(route: Route): Crumb[] {
  const segments = route.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths].filter(isRoute).map((path) => ({ route: path, label: routeLabels[path] }));
}

const isRoute = (path: string): path is Route => routes.some((route) => route === path);
