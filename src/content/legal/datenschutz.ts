import { company } from '../company.ts';
import type { FieldName, RequiredField } from '../contract.ts';
import { inquiryForm } from '../inquiry-form.ts';
import { companyAddress, companyContact } from './legal-text.ts';
import type { Installation, LegalBlock, LegalPage, LegalSection, OwnReceiver, Recipient } from './schema.ts';
import { recipients, whoDoes } from './recipients.ts';

const [shanghai, guangzhou] = company.chinaOffices;

/** What the site leaves undone; the booking portal is the one exception. */
function noTracking({ bookingUrl }: Installation): LegalSection {
  return {
    id: 'grundsatz',
    heading: 'Was diese Website nicht tut',
    blocks: [
      'Diese Website setzt keine Cookies und speichert auch sonst nichts in Ihrem Browser. Sie enthält keine Analysedienste, keine Werbung und keine Inhalte sozialer Netzwerke. Schrift, Bilder und Programme kommen von unserem eigenen Webserver.',
      ...(bookingUrl
        ? [
            'Eine Ausnahme ist das Portal für die Terminbuchung. Was dort geschieht, steht in einem eigenen Abschnitt.',
          ]
        : []),
      'Wir treffen keine automatisierten Einzelentscheidungen und erstellen keine Profile.',
    ],
  };
}

const simulatedForm: readonly LegalBlock[] = [
  `Das Anfrageformular auf der Seite «Kontakt» übermittelt zurzeit keine Daten. Ihre Angaben werden ausschliesslich in Ihrem Browser verarbeitet und nicht übermittelt. Nach dem Klick auf «${inquiryForm.submit}» liegt ein E-Mail mit Ihren Angaben bereit. Ihre Angaben erreichen uns erst, wenn Sie dieses absenden; dann gilt, was bei «Telefon und E-Mail» steht.`,
  'Unsere Website speichert die Angaben nicht. Ihr Browser kann sie behalten, damit das Formular nach «Zurück» oder in der nächsten Sitzung wieder ausgefüllt ist. Gelöscht sind sie, sobald Sie den Verlauf Ihres Browsers löschen; aus einem privaten Fenster, sobald Sie es schliessen.',
];

/** Where the browser sends what was entered, and who runs that. */
function transfer(
  endpoint: string,
  operator: Recipient | null,
  receiver: OwnReceiver | null,
): readonly string[] {
  const sent = `Ihr Browser sendet die Angaben verschlüsselt an ${new URL(endpoint).hostname}.`;
  const technical = 'Dabei werden auch Ihre IP-Adresse und technische Angaben Ihres Browsers übermittelt.';
  if (receiver === null) {
    const who = whoDoes(operator, 'Diesen Dienst betreibt für uns', 'Diesen Dienst betreiben wir selbst.');
    return [`${sent} ${who} ${technical}`];
  }
  const { inquiry, mail } = recipients;
  return [
    `${sent} Dort nimmt sie ein Programm von uns entgegen. ${whoDoes(inquiry, 'Der Server steht bei', 'Den Server betreiben wir selbst.')} ${technical} Die IP-Adresse dient dem Programm nur dazu, Missbrauch abzuwehren; es speichert sie nicht.`,
    `Das Programm speichert die Angaben und sendet sie uns als E-Mail. ${whoDoes(mail, 'Die E-Mails übermittelt für uns', 'Die E-Mails übermitteln wir selbst.')}`,
  ];
}

/** The fields of the form, as a sentence names them. One that is missing here does not compile. */
const required = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  email: 'E-Mail-Adresse',
} as const satisfies Record<RequiredField, string>;
const voluntary = {
  phone: 'Telefon',
  industry: 'Branche',
  service: 'gewünschte Leistung',
  projectDescription: 'Projektbeschreibung',
  budget: 'Budget',
  timeline: 'Zeitrahmen',
} as const satisfies Record<Exclude<FieldName, RequiredField>, string>;
const listed = (names: Readonly<Record<string, string>>) =>
  Object.values(names)
    .join(', ')
    .replace(/, (?!.*,)/, ' und ');

const deliveredForm = (endpoint: string, receiver: OwnReceiver | null): readonly LegalBlock[] => [
  'Über das Anfrageformular auf der Seite «Kontakt» erhalten wir:',
  {
    list: [
      listed(required),
      `freiwillig: ${listed(voluntary)}`,
      'eine Prüfsumme dieser Angaben und des Tages, an der wir doppelte Sendungen erkennen',
      ...(receiver
        ? [
            'die Sekunden seit dem Öffnen der Seite, an denen wir Programme erkennen. Sie werden nicht gespeichert',
          ]
        : []),
    ],
  },
  'Wir verwenden diese Angaben, um Ihre Anfrage zu beantworten und eine Offerte vorzubereiten, und für nichts anderes. Für Werbung verwenden wir sie nicht.',
  ...transfer(endpoint, recipients.inquiry, receiver),
  ...(receiver?.sendsReceipt
    ? ['Sie erhalten eine Bestätigung an die E-Mail-Adresse, die Sie angeben.']
    : []),
  ...(receiver
    ? [`Auf dem Server werden die Angaben nach ${receiver.retentionDays}\u00a0Tagen gelöscht.`]
    : []),
  'Führt die Anfrage nicht zu einem Auftrag, löschen wir sie, sobald sie erledigt ist und keine Rückfragen mehr zu erwarten sind.',
];

/** The page of our own in the frame, which composes an e-mail. */
const mailedAppointment: readonly LegalBlock[] = [
  'Für ein Erstgespräch können Sie Zeiten vorschlagen. Die Terminseite setzt daraus ein E-Mail auf, das Sie selbst senden. Vorher bleiben Ihre Angaben in Ihrem Browser und werden nicht übermittelt. Danach gilt, was bei «Telefon und E-Mail» steht.',
  'Damit das Thema schon dasteht, liest die Seite, von welcher Seite unserer Website Sie kommen. Auch das bleibt in Ihrem Browser, bis Sie das E-Mail senden.',
];

/** The same page where it posts to an endpoint. */
function deliveredAppointment(
  endpoint: string,
  slots: string | null,
  receiver: OwnReceiver | null,
): readonly LegalBlock[] {
  return [
    'Vereinbaren Sie online einen Termin, erhalten wir:',
    {
      list: [
        'Name und Firma',
        'Telefonnummer oder E-Mail-Adresse, je nachdem, ob Sie am Telefon oder per Video sprechen möchten; die andere Angabe ist freiwillig',
        'die gewählten Zeiten und das Thema. Dieses ist freiwillig und mit der Leistung oder Branche ausgefüllt, von deren Seite Sie kommen',
        'eine zufällige Kennung, mit der wir doppelte Sendungen erkennen',
      ],
    },
    'Wir verwenden diese Angaben, um das Gespräch zu vereinbaren, vorzubereiten und zu führen, und für nichts anderes.',
    ...transfer(endpoint, recipients.appointment, receiver),
    ...(receiver
      ? [
          'Wir erhalten ein E-Mail mit dem Eintrag für den Kalender und einem Link, mit dem sich der Termin absagen lässt; Sie ebenso, wenn Sie Ihre E-Mail-Adresse angeben.',
          `Auf dem Server werden die Angaben ${receiver.retentionDays}\u00a0Tage nach dem Termin gelöscht.`,
        ]
      : []),
    ...(slots
      ? [
          `Welche Zeiten frei sind, fragt Ihr Browser bei ${new URL(slots).hostname} ab, sobald Sie den Terminkalender öffnen oder auf der Startseite in seine Nähe blättern. Auch dabei werden Ihre IP-Adresse und technische Angaben Ihres Browsers übermittelt, aber nichts, was Sie eingegeben haben.`,
        ]
      : []),
    'Führt das Gespräch nicht zu einem Auftrag, löschen wir die Angaben, sobald keine Rückfragen mehr zu erwarten sind.',
  ];
}

const bookingBlocks = ({
  bookingUrl,
  bookingMode,
  appointmentEndpoint,
  appointmentSlots,
  receiver,
}: Installation): readonly LegalBlock[] => {
  if (!bookingUrl) {
    return appointmentEndpoint
      ? deliveredAppointment(appointmentEndpoint, appointmentSlots, receiver)
      : mailedAppointment;
  }
  const load =
    bookingMode === 'ask-first'
      ? 'Ihr Browser lädt es erst, wenn Sie im Rahmen auf den Link zum Terminkalender klicken.'
      : 'Ihr Browser lädt es, sobald Sie auf der Startseite in die Nähe des Terminkalenders blättern.';
  return [
    `Für die Terminbuchung ist auf der Startseite das Portal ${new URL(bookingUrl).hostname} eingebunden. ${load} Dabei erhält das Portal Ihre IP-Adresse, technische Angaben Ihres Browsers und die Adresse unserer Website.`,
    recipients.booking === null
      ? 'Das Portal betreiben wir selbst. Es kann Cookies setzen und Angaben in Ihrem Browser speichern, soweit es sie für die Buchung braucht.'
      : `${whoDoes(recipients.booking, 'Anbieter ist', '')} Er kann Cookies setzen und Angaben in Ihrem Browser speichern, soweit er sie für die Buchung braucht. Es gilt seine Datenschutzerklärung.`,
    'Buchen Sie einen Termin, erhalten wir vom Portal die Angaben, die Sie dort machen, und verwenden sie für das Gespräch.',
    'Sie können die Einbindung ablehnen: Vereinbaren Sie den Termin am Telefon oder per E-Mail, oder sperren Sie das Portal in den Einstellungen Ihres Browsers. Die übrige Website funktioniert auch ohne.',
  ];
};

export const datenschutz: LegalPage = {
  route: '/datenschutz',
  meta: {
    title: 'Datenschutzerklärung',
    description:
      'Welche Personendaten wir auf dieser Website und in Projekten bearbeiten, wozu, wer sie erhält und welche Rechte Sie nach Schweizer Recht haben.',
    keywords: ['Datenschutzerklärung', 'DSG', 'Datenschutz Schweiz'],
    socialImageAlt: 'Das Zeichen des Unternehmens neben dem Wort Datenschutz.',
  },
  title: 'Datenschutzerklärung',
  date: 'Stand: Januar 2024',
  intro:
    'Diese Erklärung sagt, welche Personendaten wir bearbeiten, wozu, wie lange und wer sie erhält. Massgebend ist das Schweizer Datenschutzrecht, namentlich das Datenschutzgesetz (DSG) und die Datenschutzverordnung (DSV).',
  numbering: 'sections',
  sections: (installation) => [
    {
      id: 'verantwortung',
      heading: 'Wer verantwortlich ist',
      blocks: [
        'Verantwortlich für die Datenbearbeitung ist:',
        { data: [companyAddress, ...companyContact] },
        'An diese Stelle richten Sie alle Fragen zum Datenschutz.',
      ],
    },
    noTracking(installation),
    {
      id: 'aufruf',
      heading: 'Aufruf der Website',
      blocks: [
        'Wenn Sie eine Seite aufrufen, hält der Webserver in einer Logdatei fest:',
        {
          list: [
            'IP-Adresse, Datum und Uhrzeit',
            'aufgerufene Adresse und Antwort des Servers',
            'zuvor besuchte Seite, soweit Ihr Browser sie mitteilt',
            'Browser und Betriebssystem, soweit Ihr Browser sie mitteilt',
          ],
        },
        'Diese Daten sind nötig, um die Website auszuliefern, Störungen zu finden und Angriffe abzuwehren. Sie werden nicht mit anderen Daten verbunden und gelöscht, sobald sie dafür nicht mehr gebraucht werden.',
        whoDoes(recipients.hosting, 'Die Website liegt bei', 'Den Webserver betreiben wir selbst.'),
      ],
    },
    {
      id: 'formular',
      heading: 'Anfrageformular',
      blocks: installation.inquiryEndpoint
        ? deliveredForm(installation.inquiryEndpoint, installation.receiver)
        : simulatedForm,
    },
    {
      id: 'telefon-email',
      heading: 'Telefon und E-Mail',
      blocks: [
        'Rufen Sie an oder schreiben Sie uns, bearbeiten wir Ihren Namen, Ihre Kontaktangaben und was Sie uns mitteilen, um zu antworten und eine Offerte oder einen Auftrag vorzubereiten.',
        'E-Mails sind auf dem Weg nicht durchgehend verschlüsselt. Für vertrauliche Zeichnungen vereinbaren wir mit Ihnen gern einen anderen Weg.',
        ...(company.whatsApp
          ? [
              'Schreiben Sie uns über WhatsApp, erhält auch dieser Dienst von Meta Ihre Nummer und weitere Angaben, auch im Ausland; es gilt seine Datenschutzerklärung. Unsere Website lädt nichts von WhatsApp: Erst der Link führt Sie dorthin.',
            ]
          : []),
      ],
    },
    { id: 'terminbuchung', heading: 'Terminbuchung', blocks: bookingBlocks(installation) },
    {
      id: 'projekte',
      heading: 'Arbeit an Projekten',
      blocks: [
        'Für Offerten und Aufträge bearbeiten wir Namen, Funktion und geschäftliche Kontaktangaben Ihrer Ansprechpersonen, Lieferadressen, Bestellungen, Rechnungen und den Schriftverkehr. Wir brauchen sie, um den Vertrag abzuschliessen und zu erfüllen, um abzurechnen und um unsere gesetzlichen Pflichten einzuhalten.',
        'Von Lieferanten und Dienstleistern bearbeiten wir die entsprechenden Angaben ihrer Ansprechpersonen.',
      ],
    },
    {
      id: 'empfaenger',
      heading: 'Wer Daten erhält',
      blocks: [
        'Wir verkaufen keine Daten. Wir geben sie nur weiter, soweit es für die genannten Zwecke nötig ist, an:',
        {
          list: [
            'Anbieter, die für uns Website, E-Mail und Informatik betreiben',
            `unser Team in ${shanghai} und ${guangzhou}`,
            'in Projekten: Hersteller, Labors, Zertifizierungsstellen, Spediteure und Versicherungen',
            'Zollbehörden und andere Behörden, soweit das Gesetz es verlangt',
            'Treuhand, Inkasso und Rechtsvertretung, soweit erforderlich',
          ],
        },
      ],
    },
    {
      id: 'ausland',
      heading: 'Bekanntgabe ins Ausland',
      blocks: [
        'Beschaffung in China geht nicht ohne Daten in China. Unser Team vor Ort, Hersteller, Labors und Spediteure erhalten, was sie für Ihren Auftrag brauchen: in der Regel Firma, Name und geschäftliche Kontaktangaben einer Ansprechperson sowie die Lieferadresse. Was ohne Namen geht, geben wir ohne Namen weiter.',
        'China steht nicht auf der Liste der Staaten mit angemessenem Datenschutz (Anhang 1 DSV). Wir geben Daten dorthin bekannt, wenn es in unmittelbarem Zusammenhang mit dem Abschluss oder der Abwicklung eines Vertrags steht (Art. 17 Abs. 1 lit. b DSG). In den übrigen Fällen vereinbaren wir Standarddatenschutzklauseln, die der EDÖB anerkannt hat (Art. 16 Abs. 2 lit. d DSG). Eine Kopie erhalten Sie auf Anfrage.',
        'Je nach Herkunft, Ziel und Weg der Ware können weitere Staaten dazukommen, etwa Hafen- und Transitländer. Dafür gelten dieselben Regeln.',
      ],
    },
    {
      id: 'aufbewahrung',
      heading: 'Wie lange wir Daten aufbewahren',
      blocks: [
        'Wir bewahren Personendaten so lange auf, wie wir sie für den genannten Zweck brauchen. Geschäftsbücher und Buchungsbelege bewahren wir zehn Jahre auf, wie es das Gesetz verlangt (Art. 958f OR). Unterlagen zu Aufträgen behalten wir, solange Ansprüche daraus geltend gemacht werden können.',
      ],
    },
    {
      id: 'sicherheit',
      heading: 'Datensicherheit',
      blocks: [
        'Die Verbindung zu dieser Website ist verschlüsselt (TLS). Zugriff auf Kundendaten haben bei uns nur Personen, die ihn für ihre Arbeit brauchen. Vollständige Sicherheit kann im Internet niemand versprechen.',
      ],
    },
    {
      id: 'rechte',
      heading: 'Ihre Rechte',
      blocks: [
        'Sie können von uns verlangen:',
        {
          list: [
            'Auskunft darüber, welche Daten wir über Sie bearbeiten (Art. 25 DSG)',
            'die Herausgabe Ihrer Daten in einem gängigen elektronischen Format oder ihre Übertragung (Art. 28 DSG)',
            'die Berichtigung unrichtiger Daten (Art. 32 DSG)',
            'die Löschung Ihrer Daten oder den Verzicht auf eine Bearbeitung (Art. 30 und 32 DSG)',
          ],
        },
        'Schreiben Sie uns dafür ein E-Mail oder einen Brief und weisen Sie sich aus. Auskunft erhalten Sie in der Regel kostenlos und innert 30\u00a0Tagen. Gesetzliche Pflichten und Einschränkungen bleiben vorbehalten, etwa die Pflicht zur Aufbewahrung.',
        'Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich an die Aufsichtsbehörde wenden (Art. 49 DSG):',
        {
          data: [
            {
              term: 'EDÖB',
              lines: [
                'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter',
                'Feldeggweg 1',
                '3003 Bern',
              ],
            },
          ],
        },
        { link: { label: 'www.edoeb.admin.ch', href: 'https://www.edoeb.admin.ch' } },
      ],
    },
    {
      id: 'aenderungen',
      heading: 'Änderungen',
      blocks: [
        'Wir passen diese Erklärung an, wenn sich die Website, unsere Arbeit oder das Recht ändert. Es gilt die Fassung, die auf dieser Seite steht.',
      ],
    },
  ],
};
