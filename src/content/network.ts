/** The network that the two overviews draw: five lines, one for each industry, through the stations of our services. */
import type { IndustryRoute, ServiceRoute } from './routes.ts';
import type { AtMost } from './limits.ts';

interface Network {
  /** Name of the drawing, for screen readers. */
  title: AtMost<80>;
  /** Name of the station where all lines begin. */
  origin: AtMost<20>;
  /** The single services in the order in which goods come through them. */
  stations: readonly ServiceRoute[];
  /** The service that contains the others: no station of its own, but the way through all of them. */
  whole: {
    /** Where its link leads; its text is the label of the route. */
    route: ServiceRoute;
    /** What it stands for, behind its name. */
    words: AtMost<30>;
  };
  /** What a line stands for, and what it means that it stops. */
  passing: AtMost<80>;
  /** The lines in the order in which they set out, and where each stops. */
  lines: readonly NetworkLine[];
}

interface NetworkLine {
  /** The industry that the line belongs to; its name is the label of the route. */
  route: IndustryRoute;
  /** The stations at which it stops: the services that matter most to the trade. */
  stops: readonly ServiceRoute[];
}

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
