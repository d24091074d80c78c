/**
 * The page inside the booking frame, as it stands before its script has arrived and where there is none: while no
 * portal is configured, or while the visitor is asked first. The words of the steps are in `appointment.ts`.
 */
export const bookingFrame = {
  title: 'Terminbuchung',
  /** While no portal is configured. */
  appointment: {
    heading: 'Termin vereinbaren',
    /** Before phone, e-mail and opening hours. */
    ways: 'Erstgespräch am Telefon oder per Video, 30–45\u00a0Minuten, kostenlos. Rufen Sie uns an, oder schlagen Sie uns zwei, drei Termine vor: Einen davon bestätigen wir an Werktagen innert 24 Stunden.',
    /** The e-mail for visitors without script. */
    mail: {
      subject: 'Terminvorschläge für ein Erstgespräch',
      body: 'Guten Tag\n\nGerne führe ich mit Ihnen ein Erstgespräch am Telefon oder per Video. Mir passen diese Zeiten:\n\n1.\n2.\n3.\n\nThema:\nName:\nFirma:\nTelefon:',
    },
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
    /** Before phone, e-mail and opening hours. */
    ways: 'Oder rufen Sie uns während der Öffnungszeiten an, oder schlagen Sie uns zwei, drei Termine vor.',
  },
} as const;
