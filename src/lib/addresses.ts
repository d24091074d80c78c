import type { LastSegment, Route } from '#content/routes.ts';

/** The address of a page as search engines and networks know it: absolute, without a trailing slash except for home. */
export const absoluteUrl = (siteUrl: string, route: Route) => `${siteUrl}${route}`;

/** The name of a page's files: `/services/logistik-transport` gives `services-logistik-transport`. */
export const pageName = (route: Route) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/** Where the social image of a page lies. */
export const socialImagePath = (route: Route) => `/social/${pageName(route)}.png`;

/** The last part of a route: the value of its choice in the inquiry form, and its anchor on an overview page. */
export const lastSegment = <R extends Route>(route: R) =>
  route.slice(route.lastIndexOf('/') + 1) as LastSegment<R>;
