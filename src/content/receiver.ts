/**
 * The words of the receiver (`receiver/`): the mails it sends and the plain pages it shows. In use where
 * `RECEIVER_URL` is configured. What stands in braces is filled in.
 */
import { company } from './company.ts';

/** A mail without markup. */
export interface MailText {
  /** At most 70 characters, what is filled in not counted. */
  subject: string;
  /** One entry a paragraph. */
  text: readonly string[];
}

/** A plain page of the receiver, without navigation. */
interface ReceiverPage {
  /** Heading, and title in the browser tab. At most 60 characters. */
  title: string;
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

interface ReceiverTexts {
  /** To the company, with every inquiry; its fields stand between subject and last line. */
  inquiry: MailText;
  /** The same for one that the form has held back before. */
  marked: MailText;
  /** To the company, at most once a day: something waits in quarantine. */
  held: MailText;
  /** To the company, once: its calendar has not been read for too long. */
  calendarLost: MailText;
  /** To the company, after that: it is read again. */
  calendarBack: MailText;
  /** To the visitor, with `RECEIVER_RECEIPT=on`. It repeats nothing the visitor typed: it could be meant for strangers. */
  receipt: MailText;
  /** An appointment was booked. The mail to the visitor repeats nothing that was typed. */
  appointment: BothSides;
  /** One was cancelled, by whichever side. */
  cancellation: BothSides;
  /** Asks whether an appointment shall be cancelled. */
  cancel: ReceiverPage & {
    /** At most 30 characters. */
    button: string;
  };
  /** After that, and for an appointment that was cancelled before. */
  cancelled: ReceiverPage;
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
  /** Link from the receiver's pages to the site. At most 40 characters. */
  back: string;
}

const reach = `Telefon ${company.phone}, E-Mail ${company.email}`;

const received = 'Eingegangen: {received}, Nummer {number}. Ihre Antwort auf dieses E-Mail geht an {email}.';

export const receiverTexts = {
  inquiry: { subject: 'Projektanfrage von {company}', text: [received] },
  marked: {
    subject: 'Projektanfrage von {company}',
    text: [
      received,
      'Vielleicht Spam: Das unsichtbare Feld des Formulars war ausgefüllt. Die Anfrage wurde ein zweites Mal gesendet, was eher Menschen tun.',
    ],
  },
  held: {
    subject: 'Anfragen in Quarantäne',
    text: [
      'Der Schutz vor Spam hält Anfragen zurück. Sie sind gespeichert, kommen aber nicht von selbst per E-Mail.',
      'Ansehen: npm run inquiries -- list. Freigeben: npm run inquiries -- release NUMMER.',
      'Diesen Hinweis erhalten Sie höchstens einmal am Tag.',
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
        'Geht es doch nicht? Hier sagen Sie ab: {link}',
        `Oder erreichen Sie uns direkt: ${reach}.`,
        'Haben Sie keinen Termin gebucht, hat jemand Ihre Adresse eingetragen. Mit dem Link geben Sie die Zeit wieder frei.',
        company.legalName,
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
  cancel: {
    title: 'Termin absagen?',
    text: ['{when} (Schweizer Zeit)', 'Die Zeit wird wieder frei, und beide Seiten erhalten ein E-Mail.'],
    button: 'Termin absagen',
  },
  cancelled: {
    title: 'Der Termin ist abgesagt',
    text: ['Beide Seiten erhalten ein E-Mail.'],
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
      'Was Sie gesendet haben, konnten wir nicht entgegennehmen. Gehen Sie mit der Zurück-Taste des Browsers zurück: Die meisten Browser haben behalten, was Sie eingetragen haben. Versuchen Sie es in einigen Minuten noch einmal.',
      `Oder erreichen Sie uns direkt: ${reach}.`,
    ],
  },
  back: 'Zurück zur Website',
} as const satisfies ReceiverTexts;
