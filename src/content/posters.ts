import type { Route } from './routes.ts';

/** The poster of each page: it leads the hero of service pages and fills the social image of all. */
export const routePosters = {
  '/': 'home',
  '/about': 'about',
  '/services': 'services',
  '/services/end-to-end-sourcing': 'end-to-end-sourcing',
  '/services/produktentwicklung': 'produktentwicklung',
  '/services/qualitaetsmanagement': 'qualitaetsmanagement',
  '/services/logistik-transport': 'logistik-transport',
  '/services/zertifizierungsberatung': 'zertifizierungsberatung',
  '/industries': 'industries',
  '/gastronomy': 'gastronomy',
  '/retail': 'retail',
  '/construction': 'construction',
  '/healthcare': 'healthcare',
  '/events': 'events',
  '/why-us': 'why-us',
  '/contact': 'contact',
  '/datenschutz': 'legal',
  '/agb': 'legal',
  '/impressum': 'legal',
} as const satisfies Record<Route, string>;

/** The drawn posters: one for each service and each industry, and one for each other kind of page. */
export type PosterMotif = (typeof routePosters)[Route];
