/**
 * The words of the receiver (`receiver/`): the mails it sends and the plain pages it shows. In use where
 * `RECEIVER_URL` is configured. What stands in braces is filled in.
 */
import { company } from './company.ts';
import type { ReceiverTexts } from './forms.schema.ts';

const reach = `Telefon ${company.phone}, E-Mail ${company.email}`;

/** What the visitor can do about an appointment. */
const visitorWays = [
  'Geht es doch nicht? Hier sagen Sie ab: {link}',
  `Oder erreichen Sie uns direkt: ${reach}.`,
  'Haben Sie keinen Termin gebucht, hat jemand Ihre Adresse eingetragen. Mit dem Link geben Sie die Zeit wieder frei.',
  company.legalName,
] as const;

export const receiverTexts = {
  inquiry: {
    subject: 'Projektanfrage von {company}',
    text: ['Eingegangen: {received}, Nummer {number}. Ihre Antwort geht an {email}.'],
  },
  marked: {
    subject: 'Vielleicht Spam: {subject}',
    reasons: {
      'too fast': 'Vielleicht Spam: Das Formular war in weniger als drei Sekunden ausgefüllt.',
      trap: 'Vielleicht Spam: Das unsichtbare Feld des Formulars war ausgefüllt.',
      'held back':
        'Vielleicht Spam: Das unsichtbare Feld des Formulars war ausgefüllt. Die Anfrage wurde ein zweites Mal gesendet, was eher Menschen tun.',
    },
  },
  digest: {
    subject: '{count} Nachrichten von der Website',
    text: [
      'In kurzer Zeit kam viel. Damit Ihr Postfach nicht überläuft, stehen hier {count} Nachrichten in einem E-Mail, jede vollständig.',
      'Antworten Sie an die Adresse, die bei der Nachricht steht.',
    ],
  },
  failure: {
    subject: 'Bestätigung an {email} kam nicht an',
    text: [
      'Der Mailserver nimmt für {email} nichts an: Vielleicht ist die Adresse falsch geschrieben. Nicht zugestellt ist «{mail}».',
      'Erreichen Sie die Person anders, wenn es um einen Termin geht: Telefonnummer und Angaben stehen im ersten E-Mail dazu.',
    ],
  },
  calendarLost: {
    subject: 'Ihr Kalender ist nicht mehr lesbar',
    text: [
      'Der Empfänger kann den Kalender mit Ihren belegten Zeiten seit Stunden nicht lesen. Bis das wieder geht, bietet die Website keine Termine an, sondern Telefon und E-Mail.',
      'Prüfen Sie die Adresse BUSY_CALENDAR und ob die Freigabe des Kalenders noch besteht. Der Grund steht unter «problem» auf der Zustandsseite des Empfängers (health).',
    ],
  },
  calendarBack: {
    subject: 'Ihr Kalender wird wieder gelesen',
    text: ['Die Website bietet wieder die Termine an, die Ihr Kalender frei lässt.'],
  },
  receipt: {
    subject: 'Ihre Anfrage ist bei uns',
    text: [
      'Guten Tag',
      'Ihre Anfrage über unsere Website ist angekommen. An Werktagen hören Sie innerhalb von 24\u00a0Stunden von uns, während der Bürozeiten meist innert 4\u00a0Stunden.',
      `Dringend? ${reach}.`,
      'Haben Sie keine Anfrage gesendet, hat jemand Ihre Adresse eingetragen. Dann können Sie dieses E-Mail löschen.',
      company.legalName,
    ],
  },
  appointment: {
    company: {
      subject: 'Termin: {when}, {company}',
      text: [
        'Gebucht: {when} (Schweizer Zeit), {kind}.',
        'Der Eintrag für Ihren Kalender liegt bei. Bei einem Gespräch per Video senden Sie den Link mit der Antwort auf dieses E-Mail.',
        'Absagen: {link}',
      ],
    },
    visitor: {
      subject: 'Ihr Termin: {when}',
      text: [
        'Guten Tag',
        'Ihr Termin ist gebucht: {when} (Schweizer Zeit), {kind}. Der Eintrag für Ihren Kalender liegt bei.',
        ...visitorWays,
      ],
    },
  },
  change: {
    company: {
      subject: 'Geändert: {when}, {company}',
      text: [
        'Die Angaben zu diesem Termin sind geändert: {when} (Schweizer Zeit), {kind}.',
        'Der Eintrag für Ihren Kalender liegt bei und ersetzt den früheren.',
        'Absagen: {link}',
      ],
    },
    visitor: {
      subject: 'Ihr Termin, geändert: {when}',
      text: [
        'Guten Tag',
        'Die Angaben zu Ihrem Termin sind geändert: {when} (Schweizer Zeit), {kind}. Der Eintrag für Ihren Kalender liegt bei.',
        ...visitorWays,
      ],
    },
  },
  cancellation: {
    company: {
      subject: 'Abgesagt: {when}, {company}',
      text: ['Dieser Termin ist abgesagt, die Zeit ist wieder frei: {when} (Schweizer Zeit), {kind}.'],
    },
    visitor: {
      subject: 'Abgesagt: {when}',
      text: [
        'Guten Tag',
        'Dieser Termin ist abgesagt: {when} (Schweizer Zeit), {kind}.',
        `Eine andere Zeit finden Sie auf unserer Website, oder Sie erreichen uns direkt: ${reach}.`,
        company.legalName,
      ],
    },
  },
  call: {
    subject: 'Bitte anrufen: {subject}',
    booked:
      'Bitte anrufen: Ein E-Mail mit der Bestätigung ging zum Schutz vor Missbrauch nicht hinaus. Zu erreichen unter {reach}.',
    cancelled:
      'Bitte anrufen: Wer gebucht hat, weiss noch nichts davon, da kein E-Mail dorthin geht. Zu erreichen unter {reach}.',
  },
  calendar: {
    cancelled: 'Abgesagt: {summary}',
    location: {
      company: { phone: 'Telefon: Wir rufen an auf {phone}', video: 'Video: Den Link senden wir per E-Mail' },
      visitor: { phone: 'Telefon: Wir rufen Sie an', video: 'Video: Der Link kommt per E-Mail' },
    },
  },
  cancel: {
    title: 'Termin absagen?',
    text: '{when} (Schweizer Zeit)',
    isTold: 'Die Zeit wird wieder frei, und beide Seiten erhalten ein E-Mail.',
    isNotTold:
      'Die Zeit wird wieder frei. Wer gebucht hat, erhält davon kein E-Mail: Die Nummer zum Anrufen steht im E-Mail an die Firma.',
    button: 'Termin absagen',
  },
  cancelled: {
    title: 'Der Termin ist abgesagt',
    isTold: 'Beide Seiten erhalten ein E-Mail.',
    isNotTold:
      'Wer gebucht hat, weiss noch nichts davon: Die Nummer zum Anrufen steht im E-Mail an die Firma.',
  },
  cancelInvalid: {
    title: 'Dieser Link gilt nicht mehr',
    text: [`Der Termin ist vorbei, oder der Link ist nicht vollständig. Sie erreichen uns direkt: ${reach}.`],
  },
  cancelFailed: {
    title: 'Das Absagen hat nicht geklappt',
    text: [
      'Der Termin gilt weiterhin, bis Sie eine Absage per E-Mail erhalten. Versuchen Sie es in einigen Minuten noch einmal, mit demselben Link.',
      `Oder sagen Sie uns direkt ab: ${reach}.`,
    ],
  },
  thanks: {
    title: 'Danke für Ihre Anfrage',
    text: [
      'Ihre Anfrage ist bei uns. An Werktagen hören Sie innerhalb von 24\u00a0Stunden von uns, während der Bürozeiten meist innert 4\u00a0Stunden.',
      `Dringend? ${reach}.`,
    ],
  },
  tooLong: {
    title: 'Ein Text ist zu lang',
    text: [
      'Die Projektbeschreibung darf höchstens 20’000\u00a0Zeichen haben, die E-Mail-Adresse 254, jedes andere Feld 200. Gehen Sie mit der Zurück-Taste des Browsers zurück und kürzen Sie den Text: Die meisten Browser haben behalten, was Sie eingetragen haben.',
      `Oder erreichen Sie uns direkt: ${reach}.`,
    ],
  },
  failed: {
    title: 'Das hat nicht geklappt',
    text: [
      'Was Sie gesendet haben, konnten wir nicht entgegennehmen. Gehen Sie mit der Zurück-Taste des Browsers zurück: Die meisten Browser haben behalten, was Sie eingetragen haben. Sind Name, Firma und E-Mail ausgefüllt, versuchen Sie es in einigen Minuten noch einmal.',
      `Oder erreichen Sie uns direkt: ${reach}.`,
    ],
  },
  back: 'Zurück zur Website',
} as const satisfies ReceiverTexts;
