import { overlaid } from '#content/overlay.ts';

/** Texts that several parts of the site share. Button labels stand exactly as the specification has them. */
export const labels = overlaid('labels', {
  /** Button of the hero and of the last section on every marketing page. */
  bookConsultation: 'Kostenlose Beratung buchen',
  /** The same in the header, where space is short. */
  bookShort: 'Beratung buchen',
  /** Before the name and role of who leads the consultation. */
  host: 'Sie sprechen mit',
  /** Leads to the inquiry form; where a service or an industry is chosen already, its page says «Transport anfragen». */
  sendInquiry: 'Projektanfrage senden',
  /** Phone link as a button. */
  callNow: 'Sofort anrufen',
  /** Link from an overview to a detail page. */
  learnMore: 'Mehr erfahren',
  /** First thing a keyboard reaches on every page. */
  skipToContent: 'Zum Inhalt springen',
  /** Button of the menu on narrow screens. */
  menu: 'Menü',
  /** Names of the navigation landmarks, for screen readers. */
  mainNavigation: 'Hauptnavigation',
  breadcrumb: 'Sie sind hier',
  footerNavigation: 'Navigation',
  footerServices: 'Leistungen',
  footerIndustries: 'Branchen',
  footerContact: 'Kontakt',
  openingHours: 'Öffnungszeiten',
  /** Closing days of your own, one or several; `{note}` says what they are. */
  closed: '{note} vom {from} bis {to}',
  closedOn: '{note} am {from}',
  /** Link that opens WhatsApp, with the number behind it. */
  whatsApp: 'WhatsApp',
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  /** Link to the company's vCard, on contact and in the imprint. */
  saveContact: 'Kontakt speichern (vCard)',
  /** First line of the footer. */
  footerLine: 'China-Sourcing für Schweizer KMU. Büros in Shanghai und Guangzhou.',
  /** Stands before the result of a success story or testimonial. */
  result: 'Ergebnis',
  /** What the parts of a bar say in a chart of spans: up to the shortest time, and from there to the longest. */
  span: ['mindestens', 'je nach Fall bis'],
  /** Bar on phones (each at most ten characters): a call, the way to the form, and the consultation. */
  callShort: 'Anrufen',
  inquiryShort: 'Anfrage',
  appointmentShort: 'Termin',
  /** Names that bar, for screen readers. */
  reach: 'Schnell zu uns',
} as const);

/**
 * Stands once on every page with figures, below them, and in the imprint. It names no date and no method.
 */
export const figuresFootnote = 'Ergebnisse früherer Projekte sind keine Zusage.';
