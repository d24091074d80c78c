import type { Route } from './routes.ts';

interface Onward {
  /** The next page; its name is the label of the route. */
  route: Route;
  /** What on it the link leads to, if not its beginning: an anchor without `#`. */
  anchor?: string;
  /** What the visitor finds there, in plain words below the name. At most 45 characters. */
  words: string;
}

/**
 * The page that each page leads on to, announced above the footer: the services in the order in which goods come through
 * them, an industry back to the network with its own line in view, everything else towards the inquiry.
 */
export const onward: Record<Route, Onward> = {
  '/': { route: '/services', words: 'fünf Leistungen, einzeln oder als Paket' },
  '/services': { route: '/services/end-to-end-sourcing', words: 'der ganze Weg in einem Auftrag' },
  '/services/end-to-end-sourcing': {
    route: '/services/produktentwicklung',
    words: 'von der Skizze zur Serie',
  },
  '/services/produktentwicklung': {
    route: '/services/zertifizierungsberatung',
    words: 'die Nachweise für Ihr Produkt',
  },
  '/services/zertifizierungsberatung': {
    route: '/services/qualitaetsmanagement',
    words: 'prüfen vor der Restzahlung',
  },
  '/services/qualitaetsmanagement': {
    route: '/services/logistik-transport',
    words: 'vom Werk an Ihre Rampe',
  },
  '/services/logistik-transport': { route: '/industries', words: 'was Ihre Branche davon braucht' },
  '/industries': { route: '/why-us', words: 'was uns von anderen unterscheidet' },
  '/gastronomy': {
    route: '/services',
    anchor: 'linie-gastronomy',
    words: 'welche davon Gastbetriebe brauchen',
  },
  '/retail': { route: '/services', anchor: 'linie-retail', words: 'welche davon der Handel braucht' },
  '/construction': {
    route: '/services',
    anchor: 'linie-construction',
    words: 'welche davon Bauunternehmen brauchen',
  },
  '/healthcare': {
    route: '/services',
    anchor: 'linie-healthcare',
    words: 'welche davon Spital und Heim brauchen',
  },
  '/events': { route: '/services', anchor: 'linie-events', words: 'welche davon ein Anlass braucht' },
  '/why-us': { route: '/about', words: 'die sieben Fachleute und ihre Büros' },
  '/about': { route: '/contact', words: 'Ihre Anfrage an uns' },
  '/contact': { route: '/about', words: 'wer Ihnen antwortet' },
  '/datenschutz': { route: '/agb', words: 'unsere Geschäftsbedingungen' },
  '/agb': { route: '/impressum', words: 'wer hinter dieser Website steht' },
  '/impressum': { route: '/contact', words: 'Ihre Anfrage an uns' },
};
