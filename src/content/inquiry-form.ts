/**
 * The words of the inquiry form: labels, hints, messages and toasts. The choices are in `inquiry.ts`.
 * Toasts and the last button stand exactly as the specification has them.
 */
import { overlaid } from '#content/overlay.ts';
import {
  failureReasons,
  maxLengths,
  type FailureTexts,
  type FieldError,
  type FieldName,
  type RequiredField,
  type TypedField,
} from './inquiry.ts';
import type { AtMost } from './limits.ts';

export interface InquiryFormTexts {
  /** Above the first field. */
  requiredHint: string;
  /** Below it, where the script that makes lines of what a tool brings along was lost. One or two sentences. */
  broughtLost: string;
  /** At the same place, where the link was damaged that should have brought it. One or two sentences. */
  broughtDamaged: string;
  /** Headings of the two groups of fields. */
  groups: AtMost<30, { person: string; project: string }>;
  /** Name of each field, the mark for optional fields included. */
  labels: AtMost<30, Readonly<Record<FieldName, string>>>;
  /** Stands behind the name of a field that may stay empty. */
  optional: string;
  /** Helps to fill in a field, below its name. */
  hints: AtMost<90, Readonly<Partial<Record<FieldName, string>>>>;
  /** Stands in a select box as long as nothing is chosen. */
  choose: string;
  /** Button that takes a choice back; the name of the field follows for screen readers. */
  clear: AtMost<12>;
  /** The button. */
  submit: AtMost<30>;
  /** What the button says while the inquiry is on its way. */
  sending: string;
  /** Below it after eight seconds. */
  takesLonger: AtMost<90>;
  /** Sentence beside the button: what happens to the visitor's data. Which one stands there follows the configuration. */
  privacy: {
    /** While no endpoint is configured: nothing leaves the browser. */
    simulated: string;
    /** With an endpoint. */
    delivered: string;
    /** Link after either sentence. */
    link: string;
  };
  /** Before the title of the page in the browser tab: while something is wrong, and with the thanks. */
  titlePrefixes: { failed: string; sent: string };
  /** The list of errors above the form, which takes the focus. */
  summary: {
    /** Heading of the list of errors. */
    heading: string;
    /** Takes its place once every line of the list is mended. */
    mended: string;
    /** Before a line that is mended, for screen readers. */
    done: string;
  };
  /** Before an error message, for screen readers. */
  errorPrefix: string;
  /** What to do about an error, the same in the summary and at the field. */
  errors: Readonly<Record<RequiredField, { missing: string; malformed?: string }>>;
  /** Behind the name of a field that is longer than its limit, by that limit. */
  tooLong: Readonly<Record<(typeof maxLengths)[TypedField], string>>;
  /** What stands above the button after an inquiry could not be delivered. */
  failure: FailureTexts;
  /** The e-mail that is prefilled with the inquiry. */
  mail: {
    /** Subject of the prefilled e-mail. */
    subject: string;
    /** At its end, where a long description had to be cut. */
    cut: string;
  };
  /** Name of the field that people never see. */
  trap: string;
  /** Short messages at the edge of the window. */
  toasts: {
    /** Required field empty. */
    missing: Toast;
    /** Inquiry sent. */
    sent: Toast;
    /** Name of the area where toasts appear; `{hotkey}` is the key that leads there. */
    region: string;
    /** Read out before each toast. */
    announcement: string;
    /** Name of the button that closes a toast, for screen readers. */
    close: string;
  };
  /** The view after the inquiry. */
  thankYou: {
    /** While no endpoint is configured. */
    simulated: string;
    /** With an endpoint; `{firstName}` is the visitor's. */
    delivered: string;
    /** Both readings of the reply promise. */
    promise: string;
    /** Below it while the company is closed or about to be; `{closure}` is such as `Betriebsferien vom … bis …`. */
    closed: string;
    /** What happens next. */
    steps: { heading: string; items: readonly { title: string; text: string }[] };
    /** While no endpoint is configured: link to an e-mail with the inquiry in it. */
    byEmail: string;
    /** Link to the appointment page, below the steps. */
    appointment: AtMost<50>;
    /** Before the phone number. */
    urgent: string;
    /** Button that brings the form back with the values kept. */
    again: string;
  };
}

/** What stands in for the form. Apart from its texts, because the form's script does not need it. */
interface InquirySubstitute {
  /** In place of the form for browsers without script. */
  withoutScript: string;
  /** Below the form where its script is overdue or lost. Browsers that know nothing of hidden parts always show it. */
  overdue: string;
  /** Link to an e-mail with the form's questions. */
  email: string;
}

interface Toast {
  /** Bold line, as in the specification. */
  title: string;
  /** Sentence below it, as in the specification. */
  text: string;
}

export const inquiryForm = overlaid('inquiryForm', {
  requiredHint: 'Pflicht sind nur Name, Firma und E-Mail.',
  broughtLost:
    'Ihre Angaben von vorhin fehlen noch in der Projektbeschreibung: Ein Teil der Seite wurde nicht geladen. Laden Sie die Seite neu, dann stehen sie dort.',
  broughtDamaged:
    'Der Link ist beschädigt: Was er mitbringen sollte, fehlt in der Projektbeschreibung. Bitte ergänzen Sie es.',
  groups: { person: 'Zu Ihnen', project: 'Zu Ihrem Projekt' },
  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    industry: 'Branche',
    service: 'Leistung',
    projectDescription: 'Projektbeschreibung',
    budget: 'Budget',
    timeline: 'Zeitrahmen',
  },
  optional: '(optional)',
  hints: {
    projectDescription:
      'Produkt, Menge, Zielpreis, Termin, Normen. Bilder und Pläne gern per Link oder E-Mail.',
  },
  choose: 'Bitte wählen',
  clear: 'Löschen',
  submit: 'Anfrage senden',
  sending: 'Wird gesendet …',
  takesLonger: 'Das dauert länger als üblich. Bitte lassen Sie die Seite noch offen.',
  privacy: {
    simulated:
      'Der Klick bereitet ein E-Mail vor, das Sie selbst absenden. Bis dahin bleiben Ihre Angaben im Browser und werden nicht übermittelt.',
    delivered: 'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten.',
    link: 'Mehr in der Datenschutzerklärung',
  },
  titlePrefixes: { failed: 'Fehler: ', sent: 'Gesendet: ' },
  summary: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    mended: 'Alles ergänzt. Sie können die Anfrage senden.',
    done: 'Erledigt: ',
  },
  errorPrefix: 'Fehler: ',
  errors: {
    firstName: { missing: 'Geben Sie Ihren Vornamen ein' },
    lastName: { missing: 'Geben Sie Ihren Nachnamen ein' },
    company: { missing: 'Geben Sie den Namen Ihrer Firma ein' },
    email: {
      missing: 'Geben Sie Ihre E-Mail-Adresse ein',
      malformed: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.ch',
    },
  },
  tooLong: {
    200: 'höchstens 200\u00a0Zeichen',
    254: 'höchstens 254\u00a0Zeichen',
    20_000: 'höchstens 20’000\u00a0Zeichen',
  },
  failure: {
    heading: 'Ihre Anfrage konnte nicht übermittelt werden',
    unsure: 'Wir wissen nicht, ob Ihre Anfrage angekommen ist',
    reasons: {
      ...failureReasons,
      timeout: `${failureReasons.timeout} Vielleicht ist Ihre Anfrage trotzdem angekommen.`,
    },
    ways: 'Alle Ihre Angaben stehen noch im Formular. Am raschesten erreichen Sie uns jetzt so:',
    call: 'Anrufen:',
    email: 'Anfrage als E-Mail öffnen',
  },
  mail: {
    subject: 'Projektanfrage',
    cut: '[…] Text gekürzt. Bitte den Rest aus dem Formular kopieren.',
  },
  trap: 'Dieses Feld leer lassen',
  toasts: {
    missing: { title: 'Fehler', text: 'Bitte füllen Sie alle Pflichtfelder aus.' },
    sent: { title: 'Anfrage gesendet!', text: 'Wir melden sich innerhalb von 24 Stunden bei Ihnen.' },
    region: 'Meldungen (Taste {hotkey})',
    announcement: 'Meldung:',
    close: 'Meldung schliessen',
  },
  thankYou: {
    simulated: 'Danke für Ihre Anfrage.',
    delivered: 'Danke, {firstName}. Ihre Anfrage ist bei uns.',
    promise:
      'An Werktagen hören Sie innerhalb von 24\u00a0Stunden von uns, während der Bürozeiten meist innert 4\u00a0Stunden.',
    closed: 'Bitte beachten Sie: {closure}. So lange antworten wir später als sonst.',
    steps: {
      heading: 'So läuft eine Anfrage ab',
      items: [
        {
          title: 'Lesen',
          text: 'Eine Fachperson liest, was eintrifft, und notiert, was für eine Offerte fehlt.',
        },
        {
          title: 'Rückmeldung',
          text: 'Per Telefon oder E-Mail, meist mit Fragen zum Produkt.',
        },
        {
          title: 'Erstgespräch',
          text: '30–45\u00a0Minuten, kostenlos. Danach kennen Sie die nächsten Schritte.',
        },
      ],
    },
    byEmail: 'Anfrage als E-Mail senden',
    appointment: 'Termin fürs Erstgespräch gleich vereinbaren',
    urgent: 'Dringend? Rufen Sie uns an:',
    again: 'Neue Anfrage stellen',
  },
} as const satisfies InquiryFormTexts);

export const inquirySubstitute = {
  withoutScript:
    'Das Formular braucht JavaScript. Schreiben Sie uns stattdessen ein E-Mail, die Fragen stehen schon darin.',
  overdue:
    'Lässt sich die Anfrage nicht senden, ist ein Teil der Seite nicht angekommen. Rufen Sie uns an oder schreiben Sie uns ein E-Mail, die Fragen stehen schon darin.',
  email: 'E-Mail mit den Fragen öffnen',
} as const satisfies InquirySubstitute;

/** The message for an error of a field. */
export function errorMessage(field: TypedField, error: FieldError): string {
  const { labels, tooLong } = inquiryForm;
  const errors: Readonly<Partial<Record<TypedField, { missing: string; malformed?: string }>>> =
    inquiryForm.errors;
  const messages = errors[field];
  if (error === 'too-long' || !messages) return `${labels[field]}: ${tooLong[maxLengths[field]]}`;
  return messages[error] ?? messages.missing;
}
