/** What header and footer link to. Names of routes come from `routeLabels`. */
import { overlaid } from '#content/overlay.ts';
import type { InternalLink, Route } from './routes.ts';
import type { Menu } from './site.schema.ts';

export const serviceMenu = overlaid<Menu>('serviceMenu', {
  label: 'Leistungen',
  overview: { route: '/services', label: 'Alle Leistungen' },
  entries: [
    { route: '/services/end-to-end-sourcing', hint: 'Vom Lastenheft bis in Ihr Lager' },
    { route: '/services/produktentwicklung', hint: 'Von der Skizze zur Serie' },
    { route: '/services/qualitaetsmanagement', hint: 'Prüfen, bevor bezahlt wird' },
    { route: '/services/logistik-transport', hint: 'See, Luft oder Express, verzollt' },
    { route: '/services/zertifizierungsberatung', hint: 'CE, FDA, ISO und die Schweizer Regeln' },
  ],
});

export const industryMenu = overlaid<Menu>('industryMenu', {
  label: 'Für Ihre Branche',
  overview: { route: '/industries', label: 'Alle Branchen' },
  entries: [
    { route: '/gastronomy', hint: 'Porzellan, Mobiliar, Textilien' },
    { route: '/retail', hint: 'Eigenmarken und Sortimente' },
    { route: '/construction', hint: 'Platten, Beschläge, Sanitär' },
    { route: '/healthcare', hint: 'Verbrauchsmaterial, Hilfsmittel' },
    { route: '/events', hint: 'Bühne, Licht, Mobiliar' },
  ],
});

/** The header in its order: links and menus. */
export const headerItems: readonly (Route | Menu)[] = ['/', serviceMenu, industryMenu, '/why-us', '/contact'];

/** Where «Kostenlose Beratung buchen» and «Beratung buchen» lead: the booking section of the home page. */
export const bookingLink: InternalLink = '/#beratung';

/** First column of the footer. */
export const footerRoutes: readonly Route[] = [
  '/',
  '/about',
  '/services',
  '/industries',
  '/why-us',
  '/contact',
];
