/**
 * The words of the receiver (`receiver/`): the mails it sends and the plain pages it shows. In use where
 * `RECEIVER_URL` is configured. What stands in braces is filled in.
 */
import type { AppointmentKind } from './appointment.ts';
import { company } from './company.ts';
import type { AtMost } from './limits.ts';

/** A mail without markup. */
export interface MailText {
  /** What is filled in does not count. */
  subject: AtMost<70>;
  /** One entry a paragraph. */
  text: readonly string[];
}

/** A plain page of the receiver, without navigation. */
interface ReceiverPage {
  /** Heading, and title in the browser tab. */
  title: AtMost<60>;
  /** One entry a paragraph. */
  text: readonly string[];
}

/** The same news for the company and for the visitor. */
interface BothSides {
  /** Begins with what the visitor entered. */
  company: MailText;
  /** Has an address only where the visitor gave one. */
  visitor: MailText;
}

/** Why something looks suspicious, as the company reads it; a whole sentence each. */
interface Marks {
  /** Sent within three seconds. */
  'too fast': string;
  /** The field that nobody sees was filled in. */
  trap: string;
  /** The same, noticed by the form; the visitor has sent once more. */
  'held back': string;
}

interface ReceiverTexts {
  /** To the company, with every inquiry; its fields stand between subject and last line. */
  inquiry: MailText;
  /** Before the subject of what looks suspicious, and the reasons, which stand at the end of the mail. */
  marked: { subject: string; reasons: Marks };
  /** To the company: many mails at once, each in full below these paragraphs. */
  digest: MailText;
  /** To the company: a mail to a visitor was refused for good. `{mail}` is its subject. */
  failure: MailText;
  /** To the company, once: its calendar has not been read for too long. */
  calendarLost: MailText;
  /** To the company, after that: it is read again. */
  calendarBack: MailText;
  /** To the visitor, with `RECEIVER_RECEIPT=on`. It repeats nothing the visitor typed: it could be meant for strangers. */
  receipt: MailText;
  /** An appointment was booked. The mail to the visitor repeats nothing that was typed. */
  appointment: BothSides;
  /** The same once its details have changed. */
  change: BothSides;
  /** One was cancelled, by whichever side. */
  cancellation: BothSides;
  /** Where the visitor gets no mail. */
  call: {
    /** Before the subject. */
    subject: string;
    /** The booking was suspicious, or too many mails went out: nobody has written to the visitor. `{reach}`: phone, e-mail. */
    booked: string;
    /** Cancelled, and the visitor does not know. */
    cancelled: string;
  };
  /** Entries in calendars, which have the text of their mail. */
  calendar: {
    /** Title once it is cancelled. */
    cancelled: string;
    /** Where, by kind; `{phone}` is the visitor's number, which only the company reads. */
    location: Readonly<Record<'company' | 'visitor', Readonly<Record<AppointmentKind, string>>>>;
  };
  /** Asks whether an appointment shall be cancelled; the text says who is told, by whether the visitor gets mails. */
  cancel: {
    /** Heading, and title in the browser tab. */
    title: AtMost<60>;
    /** Which appointment; `{when}` is its time. */
    text: string;
    /** Both sides get a mail. */
    isTold: string;
    /** The visitor gets none; this page is seen by the company alone. */
    isNotTold: string;
    button: AtMost<30>;
  };
  /** After that, and for an appointment that was cancelled before. */
  cancelled: {
    /** As that of {@link ReceiverTexts.cancel}. */
    title: string;
    /** Both sides get a mail. */
    isTold: string;
    /** The visitor gets none. */
    isNotTold: string;
  };
  /** For a link that is past its time or damaged. */
  cancelInvalid: ReceiverPage;
  /** Where the receiver cannot cancel at the moment, or too many have asked it to: the appointment still stands. */
  cancelFailed: ReceiverPage;
  /** After an inquiry that was sent without script. */
  thanks: ReceiverPage;
  /** After one with a field that is too long. */
  tooLong: ReceiverPage;
  /** After one that did not arrive. */
  failed: ReceiverPage;
  /** Link from the receiver's pages to the site. */
  back: AtMost<40>;
}

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
      'Die Projektbeschreibung darf höchstens 20’000\u00a0Zeichen haben, jedes andere Feld 200. Gehen Sie mit der Zurück-Taste des Browsers zurück und kürzen Sie den Text: Die meisten Browser haben behalten, was Sie eingetragen haben.',
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
