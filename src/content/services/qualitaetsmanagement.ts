import { defects } from '../proof/defects.ts';
import { inspectionReport } from '../proof/inspection-report.ts';
import { qualityQuestions } from './questions.ts';
import type { QualityPage } from './service-page.ts';

export const qualitaetsmanagement: QualityPage = {
  route: '/services/qualitaetsmanagement',
  meta: {
    title: 'Qualitätskontrolle in China mit eigenem Team',
    description:
      'Drei Prüfungen vor, während und nach der Produktion, Stichproben nach ISO 2859-1, Bericht auf Deutsch. Sie zahlen den Rest, wenn die Ware stimmt.',
    keywords: [
      'Qualitätskontrolle China',
      'Pre-Shipment Inspection',
      'DUPRO',
      'AQL ISO 2859-1',
      'Fabrikaudit China',
      'Endkontrolle vor Verladung',
    ],
    socialImageAlt: 'Plakat: ein Raster weisser Punkte auf Rot, ein einziger Punkt ist schwarz.',
  },
  hero: {
    badge: 'Qualitätsmanagement',
    headline: 'Erst prüfen, dann zahlen',
    lead: 'Unser Team steht mit Messschieber, Prüfplan und Ihrem Referenzmuster in der Fabrik, solange Nacharbeit noch möglich ist. Der Bericht geht an Sie, ungekürzt, auf Deutsch und mit Fotos.',
    statistics: [
      { value: '2.500+', label: 'Inspektionen in chinesischen Fabriken' },
      { value: '99.2%', label: 'Erfolgsquote der Inspektionen' },
      { value: '87%', label: 'weniger Mängel' },
    ],
  },
  problems: {
    heading: 'Warum schlechte Ware durchkommt',
    problems: [
      {
        icon: 'clock',
        title: 'Der Fehler zeigt sich beim Auspacken in der Schweiz',
        description:
          'Dann ist die Ware bezahlt und verzollt. Die Rücksendung kostet oft mehr als die Ware selbst, während dieselbe Nacharbeit in der Fabrik ein paar Tage Handarbeit gewesen wäre. Wir prüfen deshalb, bevor der Container kommt.',
      },
      {
        icon: 'signature',
        title: 'Der Lieferant stellt sich selbst das Zeugnis aus',
        description:
          'Die Endkontrolle der Fabrik hat dieselbe Chefin wie der Versand. Und wer am Auftrag mitverdient, hat einen Grund, den Container fahren zu lassen. Unsere Prüfung bezahlen Sie zum Fixpreis, unabhängig vom Bestellwert und vom Ergebnis.',
      },
      {
        icon: 'measure',
        title: 'In der Bestellung steht «gute Qualität»',
        description:
          'Daran lässt sich nichts messen. Ein Prüfplan nennt Mass und Toleranz, Farbabstand, Prüfkraft und Grenzmuster, und er legt fest, welche Abweichung als kritischer Fehler, Haupt- oder Nebenfehler zählt.',
      },
      {
        icon: 'drift',
        title: 'Ab der dritten Bestellung lässt es nach',
        description:
          'Die Fabrik hat den Vorlieferanten gewechselt, die Wand ist dünner, der Lack heller. Wir messen auch die zehnte Serie am versiegelten Muster der ersten, und die Abweichung fällt im Werk auf.',
      },
      {
        icon: 'facade',
        title: 'Produziert wurde in einer anderen Halle',
        description:
          'Das Audit galt dem schönen Werk, genäht wurde beim Unterlieferanten zwei Strassen weiter. Wir prüfen dort, wo die Teile von der Maschine fallen, und vergleichen Adresse, Kartons und Maschinenpark mit dem Auditbericht.',
      },
    ],
  },
  offer: {
    heading: 'Prüfleistungen, einzeln buchbar',
    intro:
      'Für einen neuen Lieferanten lohnt sich die ganze Reihe. Bei einem bewährten reicht oft die Endkontrolle.',
    offers: [
      {
        title: 'Fabrikaudit',
        description:
          'Qualitätssystem nach ISO 9001, Maschinen, Kapazität, Arbeitssicherheit, auf Wunsch Sozialstandards wie BSCI oder SA8000. Mit Fotos aus der Halle und einer Liste der Auflagen.',
      },
      {
        title: 'Prüfplan',
        description:
          'Merkmale, Prüfmittel, Stichprobe, Grenzmuster. Er wird Bestandteil der Bestellung; die Fabrik weiss vor dem Start, woran sie gemessen wird.',
      },
      {
        title: 'Erstmusterprüfung',
        description:
          'Die Masse Ihrer Zeichnung am ersten Teil aus dem Serienwerkzeug, festgehalten im Erstmusterprüfbericht. Abweichungen beurteilen Sie vor dem Start der Serie.',
      },
      {
        title: 'Produktionsbegleitung',
        description:
          'Bei heiklen Anläufen bleibt jemand von uns mehrere Tage im Werk und lässt fehlerhafte Teile aussortieren, solange sie noch unverpackt sind.',
      },
      {
        title: 'Endkontrolle',
        description:
          'Stichprobe aus der fertigen, verpackten Ware: Menge, Funktion, Masse, Verpackung, Barcode. Unsere Empfehlung lautet Freigabe, Nacharbeit oder Sperre.',
      },
      {
        title: 'Laborprüfung',
        description:
          'Wir ziehen die Probe im Werk, versiegeln sie und beauftragen ein akkreditiertes Labor, zum Beispiel von SGS, TÜV oder Intertek. So untersucht es Ihre Serie und nicht das Vorführstück.',
      },
      {
        title: 'Reklamationsmanagement',
        description:
          'Mit Fotos, Charge und Vertragsklausel fordern wir Nacharbeit, Gutschrift oder Ersatz ein und verlangen vom Werk einen 8D-Report zur Ursache.',
      },
    ],
  },
  timeSaved: { value: '60%', label: 'Zeitersparnis für Ihr Einkaufsteam' },
  inspections: {
    heading: 'Drei Tore auf dem Weg zum Container',
    intro:
      'Jedes Tor bleibt zu, bis seine Punkte erfüllt sind oder Sie eine Abweichung ausdrücklich annehmen.',
    checksLabel: 'Geprüft wird',
    stages: [
      {
        title: 'Vor der Produktion',
        description:
          'Bevor das erste Teil läuft, sehen wir nach, ob die Fabrik mit dem richtigen Material, den richtigen Daten und brauchbaren Messmitteln beginnt.',
        checks: [
          'Rohmaterial mit Abnahmeprüfzeugnis 3.1',
          'Referenzmuster versiegelt und vor Ort',
          'Maschinen und freie Kapazität',
          'Druck- und Etikettendaten',
          'Prüfmittel kalibriert',
        ],
      },
      {
        title: 'Während der Produktion (DUPRO)',
        description:
          'Bei 20–60% Fertigstellung zeigt sich, ob der Prozess trägt. Eine Korrektur kommt dann noch dem Rest der Lieferung zugute.',
        checks: [
          'Erste Teile gegen das Referenzmuster',
          'Masse und Gewicht',
          'Farbe nach Pantone oder Delta E',
          'Funktion und Montage',
          'Prozessfehler und Ausschuss',
          'Stand gegenüber dem Terminplan',
        ],
      },
      {
        title: 'Vor dem Versand (Pre-Shipment)',
        description:
          '100% produziert, mindestens 80% verpackt. Stichprobe nach ISO 2859-1, Prüfniveau II, mit AQL\u00a00 für kritische Fehler, 2.5 für Hauptfehler und 4.0 für Nebenfehler.',
        checks: [
          'Menge und Kartonbeschriftung',
          'Optik und Masse',
          'Funktion',
          'Erdung und Hochspannung bei Elektrogeräten',
          'Falltest der Kartons',
          'Barcode-Scan',
          'Auf Wunsch Verladekontrolle mit Plombennummer',
        ],
      },
    ],
  },
  process: {
    heading: 'Vom Prüfplan zur Freigabe',
    steps: [
      {
        step: 1,
        title: 'Prüfplan definieren',
        description:
          'Wir übersetzen Ihre Zeichnung in Merkmale, Fehlerklassen und Stichprobengrössen. Sie geben den Plan frei, die Fabrik stempelt ihn.',
      },
      {
        step: 2,
        title: 'Termin und Auftrag',
        description:
          'Sobald die Fabrik meldet, wann die Ware bereit ist, legen wir den Prüftag fest. Einige Tage Vorlauf genügen.',
      },
      {
        step: 3,
        title: 'Inspektion vor Ort',
        description:
          'Die Kartons wählt unser Team aus, auch die in der hintersten Reihe. Gemessen, gewogen, eingeschaltet und fallen gelassen wird in der Fabrik.',
      },
      {
        step: 4,
        title: 'Bericht und Entscheid',
        description:
          'Zuoberst steht unsere Empfehlung, darunter folgen Messwerte und Fotos aller Befunde. Den Entscheid fällen Sie.',
      },
      {
        step: 5,
        title: 'Nacharbeit und Freigabe',
        description:
          'Beanstandetes wird aussortiert oder repariert und nochmals geprüft. Danach geben Sie die Restzahlung frei, und die Ware geht zum Hafen.',
      },
    ],
  },
  refund: {
    heading: 'Irren wir uns, zahlen Sie die Prüfung nicht',
    text: 'Empfiehlt unser Bericht die Freigabe und zeigen sich danach Qualitätsmängel, erstatten wir Ihnen die Inspektionskosten. Einzelheiten regelt die Offerte.',
  },
  success: {
    heading: 'Tausend Punkte, acht davon rot',
    text: 'Jeder Punkt steht für eine von tausend Inspektionen, auch die acht roten gehören dazu. Eine bestandene Stichprobe sagt nur, dass die Lieferung mit hoher Wahrscheinlichkeit genügt. Fehlerfrei nennt sie niemand, der mit AQL-Tabellen arbeitet.',
    share: '99.2%',
    caption: 'Erfolgsquote der Inspektionen',
  },
  report: inspectionReport,
  defects,
  faq: qualityQuestions,
  story: {
    heading: 'Was die Prüfung im Werk verändert hat',
    text: 'Früher kontrollierten wir beim Auspacken. Seit jede Lieferung noch in der Fabrik geprüft wird, ist unsere Reklamationsquote von 15% auf unter 1% gefallen. Für Reklamationen geben wir 95% weniger aus.',
    author: 'Qualitätsverantwortliche',
    company: 'Versandhandel für Haushaltwaren, Kanton Solothurn',
    result: 'Reklamationsquote von 15% auf unter 1%',
    figures: [{ value: '95%', label: 'Ersparnis bei Reklamationen' }],
    change: {
      measure: 'Reklamationsquote',
      before: { label: 'Kontrolle beim Auspacken', text: '15%', amount: 15 },
      after: { label: 'Kontrolle in der Fabrik', text: 'unter 1%', amount: 1 },
    },
  },
  inquiryLink: 'Inspektion anfragen',
  neighbours: {
    heading: 'Vor und nach der Prüfung',
    services: [
      {
        route: '/services/end-to-end-sourcing',
        reason: 'Fällt ein Werk zum zweiten Mal durch, suchen wir ein anderes.',
      },
      {
        route: '/services/logistik-transport',
        reason: 'Verladekontrolle, Plombe und Versicherung schliessen direkt an die Endkontrolle an.',
      },
    ],
  },
  closing: {
    headline: 'Läuft gerade eine Bestellung in China?',
    text: 'Nennen Sie uns Werk, Artikel und Fertigstellungstermin. Wir sagen Ihnen im kostenlosen Gespräch, welche der drei Prüfungen noch rechtzeitig kommt.',
  },
};
