/**
 * What an appointment request is, and the words of the page that takes it. Names and values travel to the configured
 * endpoint (docs/appointment-endpoint.md); do not change them.
 */
import { failureReasons, type FailureTexts, type FieldError } from './inquiry.ts';
import type { AtMost } from './limits.ts';

/** What the visitor types, in the order of the form. */
export const appointmentFields = ['name', 'company', 'phone', 'email', 'subject'] as const;
export type AppointmentField = (typeof appointmentFields)[number];

/** How many characters each may have, for the page and for the receiver. No person needs more. */
export const appointmentMaxLengths = {
  name: 200,
  company: 200,
  phone: 200,
  email: 254,
  subject: 200,
} as const satisfies Record<AppointmentField, number>;

/** How the conversation is held. */
export const appointmentKinds = ['phone', 'video'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/**
 * How a request arrives, by the configuration: as an e-mail that the visitor sends, as proposals at an endpoint, or as
 * a booking of a time that a receiver has named free.
 */
export type AppointmentWay = 'mail' | 'proposals' | 'booking';

/** How many times may be marked. */
export const timesAllowed = { mail: 3, proposals: 3, booking: 1 } as const satisfies Record<
  AppointmentWay,
  number
>;

type ByWay = Readonly<Record<AppointmentWay, string>>;

interface AppointmentTexts {
  /** Stations of the line above the steps. */
  steps: AtMost<12, { times: string; details: string; done: ByWay }>;
  /** The first step. */
  times: {
    /** Above the days. */
    intro: AtMost<60, ByWay>;
    /** Name of the row of days, for screen readers. */
    days: string;
    /** While free times are asked for. */
    loading: string;
    /** Where there is no time at all. */
    none: string;
    /** Where free times could not be asked for; the reason stands before it. */
    unavailable: string;
    /** Button that asks again. */
    again: string;
    /** Stands below the times while none is marked. */
    noneMarked: ByWay;
    /** `{count}` of `{total}` marked; `{times}` follows. */
    marked: ByWay;
    /** Behind a day with marked times, for screen readers. */
    dayMarked: string;
    /** Where the visitor's clock shows something else: `{swiss}` here is `{local}` there. */
    otherZone: string;
    /** Behind a time there that falls on the day before. */
    dayBefore: string;
    /** Behind one that falls on the day after. */
    dayAfter: string;
    /** Button to the second step. */
    next: AtMost<20>;
  };
  /** The second step. */
  details: {
    /** Name of the list of marked times, for screen readers. */
    chosen: string;
    /** Name of the choice between phone and video, for screen readers. */
    kind: string;
    /** The two kinds, as they stand in the form and in the e-mail. */
    kinds: Readonly<Record<AppointmentKind, string>>;
    /** Names of the fields. */
    labels: AtMost<20, Readonly<Record<AppointmentField, string>>>;
    /** Stands behind the name of a field that may stay empty. */
    optional: string;
    /** Button to the first step. */
    back: AtMost<12>;
    /** The button. */
    submit: AtMost<25, ByWay>;
    /** What the button says while the request is on its way. */
    sending: string;
    /** What happens to the visitor's data. */
    privacy: ByWay;
    /** Link after it. */
    privacyLink: string;
  };
  /** The list of errors, which takes the focus. */
  summary: { heading: string; mended: string; done: string; prefix: string };
  /** What to do about an error. */
  errors: {
    /** No time is marked. */
    times: ByWay;
    /** A field that must be filled in; phone or e-mail depending on the kind. */
    missing: Readonly<Record<Exclude<AppointmentField, 'subject'>, string>>;
    /** An e-mail address that is none. */
    malformedEmail: string;
    /** Behind the name of a field that is longer than its limit, by that limit. */
    tooLong: Readonly<Record<(typeof appointmentMaxLengths)[AppointmentField], string>>;
  };
  /** A marked time was taken in the meantime, is past, or so near that it is no longer offered. */
  gone: { heading: string; text: string };
  /** The request did not arrive. */
  failure: FailureTexts;
  /** The last view. */
  done: {
    /** Its heading; `{name}` is the visitor's. */
    heading: ByWay;
    /** What happens next, or what the visitor has to do. */
    text: ByWay;
    /** Who calls whom, or how the video begins; `{phone}` and `{email}` are the visitor's. */
    meeting: Readonly<Record<AppointmentKind, string>>;
    /** How to cancel: for whoever gave an e-mail address, and for whoever gave none. */
    cancelling: Readonly<Record<Exclude<AppointmentWay, 'mail'>, { byMail: string; byPhone: string }>>;
    /** Link to the e-mail, while nothing is configured. */
    openMail: string;
    /** Name of the field with the text of the e-mail. */
    mailText: string;
    /** Button that copies it. */
    copy: string;
    /** Below it afterwards. */
    copied: string;
    /** The same where the browser does not allow it: the text is selected then. */
    notCopied: string;
    /** Button that saves the calendar file; before several, which say their times. */
    save: string;
    /** Beginning of the name of that file. */
    fileName: string;
    /** Button back to the form. */
    change: string;
  };
  /** Line at the foot of the steps, before phone number and e-mail address. */
  direct: string;
  /** The e-mail to the company. */
  mail: {
    /** Subject of an e-mail with proposals. */
    subject: string;
    /** Its text; the names in braces are filled in. */
    body: string;
    /** At its end, where a long text had to be cut. */
    cut: string;
  };
  /** The entry in the visitor's calendar. */
  calendar: {
    /** Title; `{company}` is ours. */
    summary: ByWay;
    /** Text of the entry. */
    description: ByWay;
    /** Where, by kind. */
    location: Readonly<Record<AppointmentKind, string>>;
    /** Where, for who may know the number that was typed: `{visitor}`. */
    calledAt: string;
  };
}

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
    next: 'Weiter',
  },
  details: {
    chosen: 'Ihre Zeiten',
    kind: 'Art des Gesprächs',
    kinds: { phone: 'am Telefon', video: 'per Video' },
    labels: { name: 'Name', company: 'Firma', phone: 'Telefon', email: 'E-Mail', subject: 'Thema' },
    optional: '(optional)',
    back: 'Zurück',
    submit: { mail: 'E-Mail verfassen', proposals: 'Vorschläge senden', booking: 'Termin buchen' },
    sending: 'Wird gesendet …',
    privacy: {
      mail: 'Diese Seite sendet nichts: Das E-Mail senden Sie nachher selbst.',
      proposals: 'Wir verwenden Ihre Angaben nur für diesen Termin.',
      booking: 'Wir verwenden Ihre Angaben nur für diesen Termin.',
    },
    privacyLink: 'Datenschutz',
  },
  summary: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    mended: 'Alles ergänzt',
    done: 'Erledigt: ',
    prefix: 'Fehler: ',
  },
  errors: {
    times: {
      mail: 'Markieren Sie mindestens eine Zeit',
      proposals: 'Markieren Sie mindestens eine Zeit',
      booking: 'Wählen Sie eine Zeit',
    },
    missing: {
      name: 'Geben Sie Ihren Namen ein',
      company: 'Geben Sie den Namen Ihrer Firma ein',
      phone: 'Geben Sie die Nummer ein, unter der wir Sie anrufen',
      email: 'Geben Sie die E-Mail-Adresse ein, an die wir den Link zum Video senden',
    },
    malformedEmail: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.ch',
    tooLong: { 200: 'höchstens 200\u00a0Zeichen', 254: 'höchstens 254\u00a0Zeichen' },
  },
  gone: {
    heading: 'Diese Zeit ist nicht mehr frei',
    text: 'Wählen Sie eine andere; Ihre Angaben bleiben stehen.',
  },
  failure: {
    heading: 'Ihr Termin konnte nicht übermittelt werden',
    unsure: 'Wir wissen nicht, ob Ihr Termin angekommen ist',
    reasons: {
      ...failureReasons,
      timeout: `${failureReasons.timeout} Vielleicht ist er trotzdem angekommen.`,
    },
    ways: 'Ihre Angaben stehen noch da. Versuchen Sie es nochmals oder erreichen Sie uns so:',
    call: 'Anrufen:',
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
export function errorMessage(field: AppointmentField, error: FieldError | undefined): string | undefined {
  const { missing, malformedEmail, tooLong } = appointment.errors;
  if (error === 'malformed') return malformedEmail;
  if (error === 'too-long')
    return `${appointment.details.labels[field]}: ${tooLong[appointmentMaxLengths[field]]}`;
  return error && field !== 'subject' ? missing[field] : undefined;
}

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
