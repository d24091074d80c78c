/** The page inside the booking frame while no portal is configured, or while the visitor is asked first. */
export const bookingFrame = {
  title: 'Terminbuchung',
  /** While no portal is configured. */
  notConfigured: {
    heading: 'Termin am Telefon vereinbaren',
    text: 'Der Online-Kalender ist noch nicht eingerichtet. Rufen Sie uns während der Öffnungszeiten an oder schreiben Sie uns zwei Terminvorschläge; wir bestätigen einen davon.',
  },
  /** When the visitor is asked before the portal is loaded (BOOKING_MODE=ask-first). */
  askFirst: {
    heading: 'Terminkalender laden?',
    /** Stands before the host name of the portal. */
    textBefore: 'Mit Klick auf «Terminkalender laden» wird eine Verbindung aufgebaut zu',
    /** Stands after it. */
    textAfter: 'Dabei werden Ihre IP-Adresse und technische Browserdaten übermittelt.',
    privacyLink: 'Mehr dazu in der Datenschutzerklärung',
    load: 'Terminkalender laden',
  },
} as const;
