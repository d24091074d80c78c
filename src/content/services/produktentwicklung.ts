import { overlaid } from '#content/overlay.ts';
import type { DevelopmentPage } from './schema.ts';

export const produktentwicklung = overlaid<DevelopmentPage>('/services/produktentwicklung', {
  route: '/services/produktentwicklung',
  meta: {
    title: 'Produktentwicklung in China: von der Skizze zur Serie',
    description:
      'Konstruktion, Prototypen, Werkzeug und Nullserie, in der Regel in 2–4\u00a0Monaten. Das Werkzeug gehört Ihnen, Ihre Zeichnung schützt eine NNN-Vereinbarung.',
    keywords: [
      'Produktentwicklung China',
      'Prototyp herstellen lassen',
      'Spritzgusswerkzeug China',
      'Werkzeugbau Eigentumsnachweis',
      'NNN-Vereinbarung',
      'Nullserie',
    ],
    socialImageAlt:
      'Plakat: eine Kreisscheibe auf Schwarz, deren Viertel vom groben Block bis zur roten Rundung feiner werden.',
  },
  hero: {
    badge: 'Für eigene Produkte und Marken',
    headline: 'Von Ihrer Skizze zum fertigen Produkt',
    lead: 'Wir konstruieren mit dem Werk, das die Serie baut. Daten und Werkzeuge, die Sie bezahlen, gehören laut Vertrag Ihnen.',
    statistics: [
      { value: '150+', label: 'entwickelte Produkte' },
      { value: '70%', label: 'schneller am Markt als geplant' },
      { value: '95%', label: 'Erfolgsquote: Entwicklungen mit Serienstart' },
    ],
  },
  problems: {
    form: 'drawing',
    heading: 'Wo Entwicklungen stecken bleiben',
    drawing: 'mould',
    caption: 'Schnitt durch Werkzeug und Gehäuse',
    problems: [
      {
        title: 'Das Material wechselt ohne Freigabe',
        description: 'Laut Vertrag ändert der Hersteller Material und Prozess nur mit Ihrer Freigabe.',
      },
      {
        title: 'Der Prototyp hält, das Spritzgussteil reisst',
        description: 'Wir konstruieren von Anfang an für den Spritzguss (Toleranzen nach ISO 20457).',
      },
      {
        title: 'Das bezahlte Werkzeug hat niemand gesehen',
        description:
          'Wir lassen es gravieren, vereinbaren die Herausgabe und halten Eigentümer und Ort fest.',
      },
      {
        title: 'Die Marke ist in China schon vergeben',
        description: 'Sie gehört meist dem, der sie zuerst anmeldet. Tun Sie es vor dem Werkzeugbau.',
      },
      {
        title: 'Das Gerät fällt durch die EMV-Prüfung',
        description: 'Die elektromagnetische Verträglichkeit (EMV) lassen wir schon am Muster messen.',
      },
    ],
  },
  offer: {
    heading: 'Was wir für Ihr Produkt tun',
    offers: [
      {
        title: 'Prototypen',
        description:
          'Am 3D-Druck prüfen wir die Form, am CNC-Teil Passung und Funktion, am Vakuumguss die Oberfläche.',
      },
      {
        title: 'Werkzeugbau und Werkzeugverwaltung',
        description: 'Wir klären Stahlsorte und Standzeit, und wer das Werkzeug unterhält.',
      },
      {
        title: 'Verpackung und Anleitung',
        description: 'Schachtel im Falltest, Anleitung auf Deutsch, Französisch und Italienisch.',
      },
      {
        title: 'Markteinführung',
        description: 'Nachschub und Ersatzteile sind vertraglich gesichert.',
      },
    ],
  },
  development: {
    heading: 'Fünf Phasen bis zur Serie',
    intro: 'Nach jeder Phase können Sie aufhören und bezahlen nur, was bis dahin anfiel.',
    deliverablesLabel: 'Das liegt danach vor',
    total: {
      value: '2–4 Monate',
      label: 'in der Regel, mit einfachem Werkzeug, ohne Laborzeit',
    },
    phases: [
      {
        title: 'Analyse und Machbarkeit',
        description:
          'Nach 3–5 Tagen Marktrecherche kennen Sie Preise, Normen und infrage kommende Hersteller.',
        deliverables: [
          'Lastenheft',
          'Normencheck für Ihre Zielmärkte',
          'Zielkosten pro Stück',
          'NNN: nicht weitergeben, nutzen oder umgehen',
        ],
      },
      {
        title: 'Konzept und Konstruktion',
        description:
          'Der Hersteller prüft die Machbarkeit. Ein Einwand kostet jetzt einen Nachmittag, später ein Werkzeug.',
        deliverables: [
          '3D-Daten (STEP) und Zeichnungen',
          'Bericht des Herstellers zur Machbarkeit',
          'Stückliste und Materialwahl',
        ],
      },
      {
        title: 'Prototyping',
        description: 'In 2–4 Wochen entstehen Funktionsmuster, die wir vermessen, belasten und zerlegen.',
        deliverables: ['Funktionsmuster', 'Prüfprotokoll', 'EMV-Vormessung bei Elektronik'],
      },
      {
        title: 'Werkzeug und Nullserie',
        description:
          'Ein einfaches Werkzeug kostet erfahrungsgemäss einige tausend Franken. Korrigiert wird, bis der Erstmusterprüfbericht stimmt.',
        deliverables: [
          'Erste Teile (T0), korrigierte Teile (T1)',
          'Erstmusterprüfbericht (EMPB)',
          'Werkzeugkarte mit Eigentumsnachweis',
        ],
      },
      {
        title: 'Serienanlauf',
        description: 'Die Serie beginnt, wenn Sie das Ergebnis der Nullserie freigeben.',
        deliverables: [
          'Serienfreigabe',
          'Prüfplan und Kontrollplan',
          'Referenzmuster mit Siegel',
          'Nachkauf- und Ersatzteilvertrag',
        ],
      },
    ],
  },
  story: {
    form: 'change',
    heading: 'Kundenbeispiel: Küchengerät in vier Monaten',
    text: 'Zwölf Monate standen im Businessplan. Dass es schneller ging, lag auch an uns: Beim Gehäuse haben wir nachgegeben.',
    author: 'Gründerin',
    company: 'Start-up für Haushaltgeräte, Kanton Bern',
    result: '4 Monate statt 12, mit CE-Zertifizierung',
    figures: [{ value: '60%', label: 'Ersparnis gegenüber dem Businessplan' }],
    change: {
      measure: 'Zeit bis zur Serienfreigabe',
      before: { label: 'ursprünglich geplant', text: '12 Monate', amount: 12, pieces: 12 },
      after: { label: 'gebraucht', text: '4 Monate', amount: 4, pieces: 4 },
    },
  },
  inquiryLink: 'Entwicklungsprojekt anfragen',
  closing: {
    headline: 'Für den Anfang genügt eine Skizze',
    text: 'Im Gespräch klären wir, was das Produkt können muss und kosten darf.',
    host: 'development',
  },
});
