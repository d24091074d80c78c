import { overlaid } from '#content/overlay.ts';
import type { NotFoundPage } from './schema.ts';

export const notFound = overlaid<NotFoundPage>('notFound', {
  route: null,
  meta: {
    title: 'Seite nicht gefunden',
    description:
      'Unter dieser Adresse gibt es keine Seite. Von hier kommen Sie zu den Leistungen, zu Ihrer Branche und zum Kontakt.',
    keywords: ['404', 'Seite nicht gefunden', 'China Sourcing Schweiz'],
    socialImageAlt: 'Zwei Linien fahren weiter, ein gesperrter Zweig endet an einem Prellbock.',
    noindex: true,
  },
  status: '404',
  englishSentence: 'Oops! Page not found',
  sentence: 'Diese Seite gibt es nicht oder nicht mehr.',
  meant: 'Gemeint war wohl:',
  homeLink: { label: 'Zurück zur Startseite', href: '/' },
  linksHeading: 'Von hier geht es weiter',
  links: [
    { label: 'Alle Leistungen', href: '/services' },
    { label: 'Alle Branchen', href: '/industries' },
    { label: 'Warum wir?', href: '/why-us' },
    { label: 'Kontakt', href: '/contact' },
  ],
});
