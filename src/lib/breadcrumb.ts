import { routeLabels, routes, type Route } from '#content/routes.ts';

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
