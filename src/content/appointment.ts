/**
 * The words of the appointment page, and of the page in its frame. What the inquiry form says too is in `forms.ts`, what a
 * request is, in `contract.ts`.
 */
import { appointmentMaxLengths } from './contract.ts';
import { errorMessages } from './forms.ts';
import type { AppointmentTexts } from './forms.schema.ts';

export const appointment = {
  steps: {
    times: 'Zeit',
    details: 'Angaben',
    done: { mail: 'E-Mail', proposals: 'Gesendet', booking: 'Gebucht' },
  },
  times: {
    intro: {
      mail: 'Markieren Sie bis zu drei Zeiten, die Ihnen passen.',
      proposals: 'Markieren Sie bis zu drei Zeiten, die Ihnen passen.',
      booking: 'Wählen Sie eine freie Zeit.',
    },
    days: 'Tag',
    loading: 'Freie Zeiten werden geladen …',
    none: 'Im Moment ist keine Zeit frei. Rufen Sie uns an oder schreiben Sie uns, wir finden eine.',
    unavailable: 'Freie Zeiten lassen sich im Moment nicht anzeigen.',
    again: 'Nochmals versuchen',
    noneMarked: {
      mail: 'Noch keine Zeit markiert',
      proposals: 'Noch keine Zeit markiert',
      booking: 'Noch keine Zeit gewählt',
    },
    marked: {
      mail: '{count} von {total} markiert: {times}',
      proposals: '{count} von {total} markiert: {times}',
      booking: 'Gewählt: {times}',
    },
    dayMarked: ', markiert',
    otherZone: 'Schweizer Zeit: {swiss} ist bei Ihnen {local}.',
    dayBefore: 'am Vortag',
    dayAfter: 'am Folgetag',
    missing: {
      mail: 'Markieren Sie mindestens eine Zeit',
      proposals: 'Markieren Sie mindestens eine Zeit',
      booking: 'Wählen Sie eine Zeit',
    },
    next: 'Weiter',
  },
  details: {
    chosen: 'Ihre Zeiten',
    kind: 'Art des Gesprächs',
    kinds: { phone: 'am Telefon', video: 'per Video' },
    labels: { name: 'Name', company: 'Firma', phone: 'Telefon', email: 'E-Mail', subject: 'Thema' },
    back: 'Zurück',
    submit: { mail: 'E-Mail verfassen', proposals: 'Vorschläge senden', booking: 'Termin buchen' },
    privacy: {
      mail: 'Diese Seite sendet nichts: Das E-Mail senden Sie nachher selbst.',
      proposals: 'Wir verwenden Ihre Angaben nur für diesen Termin.',
      booking: 'Wir verwenden Ihre Angaben nur für diesen Termin.',
    },
    privacyLink: 'Datenschutz',
  },
  missing: {
    name: 'Geben Sie Ihren Namen ein',
    company: 'Geben Sie den Namen Ihrer Firma ein',
    phone: 'Geben Sie die Nummer ein, unter der wir Sie anrufen',
    email: 'Geben Sie die E-Mail-Adresse ein, an die wir den Link zum Video senden',
  },
  mended: 'Alles ergänzt',
  gone: {
    heading: 'Diese Zeit ist nicht mehr frei',
    text: 'Wählen Sie eine andere; Ihre Angaben bleiben stehen.',
  },
  failure: {
    heading: 'Ihr Termin konnte nicht übermittelt werden',
    unsure: 'Wir wissen nicht, ob Ihr Termin angekommen ist',
    perhaps: 'Vielleicht ist Ihr Termin trotzdem angekommen.',
    ways: 'Ihre Angaben stehen noch da. Versuchen Sie es nochmals oder erreichen Sie uns so:',
    email: 'Als E-Mail öffnen',
  },
  done: {
    heading: {
      mail: 'Ihr E-Mail ist bereit',
      proposals: 'Danke, {name}. Ihre Vorschläge sind bei uns.',
      booking: 'Ihr Termin ist gebucht, {name}.',
    },
    text: {
      mail: 'Gesendet ist noch nichts: Senden Sie das E-Mail in Ihrem Mailprogramm ab, oder kopieren Sie den Text. Wir bestätigen eine der Zeiten.',
      proposals:
        'Wir bestätigen eine der Zeiten an Werktagen innerhalb von 24\u00a0Stunden, während der Bürozeiten meist innert 4\u00a0Stunden.',
      booking: 'Planen Sie 30–45\u00a0Minuten ein.',
    },
    meeting: {
      phone: 'Zum Gespräch rufen wir Sie an, auf {phone}.',
      video: 'Den Link zum Video senden wir vorher an {email}.',
    },
    cancelling: {
      proposals: {
        byMail: 'Die Bestätigung kommt an {email}. Geht es doch nicht, genügt eine Antwort darauf.',
        byPhone: 'Die Bestätigung kommt am Telefon. Geht es doch nicht, genügt ein Anruf.',
      },
      booking: {
        byMail:
          'Die Bestätigung kommt gleich an {email}. Geht es doch nicht, sagen Sie mit dem Link darin ab.',
        byPhone: 'Geht es doch nicht, genügt ein Anruf.',
      },
    },
    openMail: 'E-Mail öffnen',
    mailText: 'Text des E-Mails',
    copy: 'Text kopieren',
    copied: 'Text kopiert',
    notCopied: 'Text markiert, jetzt kopieren',
    save: 'Kalender (.ics)',
    fileName: 'termin',
    change: 'Angaben ändern',
  },
  direct: 'Lieber direkt?',
  mail: {
    subject: 'Terminvorschläge für ein Erstgespräch',
    body: 'Guten Tag\n\nGerne führe ich mit Ihnen {kind} ein Erstgespräch. Mir passen diese Zeiten (Schweizer Zeit):\n\n{times}\n\nThema: {subject}\nName: {name}\nFirma: {company}\nTelefon: {phone}\nE-Mail: {email}',
    cut: '[…] Text gekürzt.',
  },
  calendar: {
    summary: {
      mail: 'Vorschlag: Erstgespräch mit {company}',
      proposals: 'Vorschlag: Erstgespräch mit {company}',
      booking: 'Erstgespräch mit {company}',
    },
    description: {
      mail: 'Vorgeschlagen, noch nicht bestätigt. Telefon {phone}, E-Mail {email}',
      proposals: 'Vorgeschlagen, noch nicht bestätigt. Telefon {phone}, E-Mail {email}',
      booking: 'Telefon {phone}, E-Mail {email}',
    },
    location: { phone: 'Telefon: Wir rufen an', video: 'Video: Der Link kommt per E-Mail' },
    calledAt: 'Telefon: Wir rufen an auf {visitor}',
  },
} as const satisfies AppointmentTexts;

/** The message for an error of a field. */
export const errorMessage = errorMessages(
  appointmentMaxLengths,
  appointment.details.labels,
  appointment.missing,
);

/**
 * The page inside the booking frame, as it stands before its script has arrived and where there is none: while no
 * portal is configured, or while the visitor is asked first.
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
