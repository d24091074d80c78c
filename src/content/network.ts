/** The network that the two overviews draw: five lines, one for each industry, through the stations of our services. */
import type { ServiceRoute } from './routes.ts';
import type { Network } from './site.schema.ts';

const stations = [
  '/services/produktentwicklung',
  '/services/zertifizierungsberatung',
  '/services/qualitaetsmanagement',
  '/services/logistik-transport',
] as const satisfies readonly ServiceRoute[];

export const network: Network = {
  title: 'Netzplan: wo die Linie jeder Branche hält',
  origin: 'China',
  stations,
  whole: { route: '/services/end-to-end-sourcing', words: 'führt bis zu Ihnen.' },
  passing: 'Jede Linie ist eine Branche, jeder Halt eine oft gebuchte Leistung',
  lines: [
    { route: '/gastronomy', stops: ['/services/qualitaetsmanagement', '/services/logistik-transport'] },
    { route: '/retail', stops: ['/services/produktentwicklung', '/services/qualitaetsmanagement'] },
    // Needs the whole way.
    { route: '/events', stops: stations },
    { route: '/healthcare', stops: ['/services/zertifizierungsberatung', '/services/qualitaetsmanagement'] },
    { route: '/construction', stops: ['/services/zertifizierungsberatung', '/services/logistik-transport'] },
  ],
};
