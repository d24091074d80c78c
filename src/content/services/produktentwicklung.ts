import { overlaid } from '#content/overlay.ts';
import { developmentQuestions } from './questions.ts';
import type { DevelopmentPage } from './service-page.ts';

export const produktentwicklung: DevelopmentPage = overlaid('/services/produktentwicklung', {
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
    lead: 'Mit einfachem Werkzeug dauert es bis zur Serienfreigabe in der Regel 2–4 Monate, ohne Laborzeit. Daten und Werkzeuge, die Sie bezahlen, gehören laut Vertrag Ihnen.',
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
        description: 'Laut Vertrag darf der Hersteller Material und Prozess nur mit Ihrer Freigabe ändern.',
      },
      {
        title: 'Der Prototyp hält, das Spritzgussteil reisst',
        description: 'Wir konstruieren von Anfang an für den Spritzguss, mit Toleranzen nach ISO 20457.',
      },
      {
        title: 'Das Werkzeug ist bezahlt, aber niemand hat es gesehen',
        description:
          'Die Form ist graviert, die Herausgabe steht im Vertrag, und die Werkzeugkarte nennt Eigentümer, Lagerort und Schusszahl.',
      },
      {
        title: 'Die Marke ist in China schon vergeben',
        description:
          'In China gehört eine Marke meist dem, der sie zuerst anmeldet. Melden Sie Marke und Design vor dem Werkzeugbau an.',
      },
      {
        title: 'Das Gerät fällt kurz vor Schluss durch die EMV-Prüfung',
        description:
          'Wir lassen die elektromagnetische Verträglichkeit (EMV) schon am Funktionsmuster messen.',
      },
    ],
  },
  offer: {
    heading: 'Was wir für Ihr Produkt tun',
    intro: 'Sie kommen mit einer Skizze, mit 3D-Daten oder mit einem Werkzeug, das nicht tut, was es soll.',
    offers: [
      {
        title: 'Prototypen',
        description:
          'Am 3D-Druck prüfen wir die Form, am CNC-Teil die Festigkeit, am Vakuumguss die seriennahe Oberfläche.',
      },
      {
        title: 'Werkzeugbau und Werkzeugverwaltung',
        description: 'Wir klären Stahlsorte und Standzeit, und wer das Werkzeug unterhält und versichert.',
      },
      {
        title: 'Verpackung und Anleitung',
        description: 'Schachtel im Falltest geprüft, Anleitung auf Deutsch, Französisch und Italienisch.',
      },
      {
        title: 'Markteinführung',
        description: 'Nachschub und Ersatzteile sind vertraglich gesichert, die Preise folgen einer Formel.',
      },
    ],
  },
  development: {
    heading: 'Fünf Phasen bis zur Serie',
    intro:
      'Nach jeder Phase können Sie aufhören: Dann bezahlen Sie nur die bisherige Arbeit und bewilligte Kosten Dritter.',
    deliverablesLabel: 'Das liegt danach vor',
    total: { value: '2–4 Monate', label: 'in der Regel, bei einfachem Werkzeug' },
    phases: [
      {
        title: 'Analyse und Machbarkeit',
        description:
          'Nach 3–5 Tagen Marktrecherche kennen Sie Preise, Normen und infrage kommende Hersteller.',
        deliverables: [
          'Lastenheft',
          'Normencheck für Ihre Zielmärkte',
          'Zielkosten pro Stück',
          'NNN-Vereinbarung: kein Weitergeben, kein Nachbau',
        ],
      },
      {
        title: 'Konzept und Konstruktion',
        description:
          'Der Hersteller Ihrer Wahl prüft die Machbarkeit. Ein Einwand kostet jetzt einen Nachmittag, später ein Werkzeug.',
        deliverables: [
          '3D-Daten (STEP) und Zeichnungen',
          'Bericht des Herstellers zur Machbarkeit',
          'Stückliste und Materialwahl',
        ],
      },
      {
        title: 'Prototyping',
        description:
          'In 2–4 Wochen entstehen Funktionsmuster aus 3D-Druck, CNC oder Vakuumguss, die wir vermessen, belasten und zerlegen.',
        deliverables: ['Funktionsmuster', 'Prüfprotokoll', 'EMV-Vormessung bei Elektronik'],
      },
      {
        title: 'Werkzeug und Nullserie',
        description:
          'Der Werkzeugbauer fräst die Form und korrigiert sie, bis die Abmessungen im Erstmusterprüfbericht stimmen.',
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
  faq: developmentQuestions,
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
    send: 'Skizze mailen',
    host: 'development',
  },
});
