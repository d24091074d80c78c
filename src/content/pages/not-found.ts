import { overlaid } from '#content/overlay.ts';
import type { LabelledLink, PageRecord } from '../page.ts';
import type { AtMost } from '../limits.ts';

interface NotFoundPage extends PageRecord {
  route: null;
  /** The large number. */
  status: string;
  /** The sentence of the specification, English, marked as such. */
  englishSentence: string;
  /** The same for the site's visitors. */
  sentence: string;
  /** Before the page that was probably meant, where the address shows it. */
  meant: AtMost<30>;
  /** The link to the home page, set as a button. */
  homeLink: LabelledLink;
  /** Heading above the helpful links. */
  linksHeading: string;
  /** Links that help on: where most visitors want to go. */
  links: readonly LabelledLink[];
}

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
