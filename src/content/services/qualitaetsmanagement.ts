import { overlaid } from '#content/overlay.ts';
import { inspectionReport } from '../sheets.ts';
import type { QualityPage } from './schema.ts';

export const qualitaetsmanagement = overlaid<QualityPage>('/services/qualitaetsmanagement', {
  route: '/services/qualitaetsmanagement',
  meta: {
    title: 'Qualitätskontrolle in China mit eigenem Team',
    description:
      'Drei Prüfungen vor, während und nach der Produktion, Stichproben nach ISO 2859-1, Bericht auf Deutsch. Sie zahlen den Rest, wenn die Ware stimmt.',
    keywords: ['Qualitätskontrolle China', 'Pre-Shipment Inspection', 'DUPRO', 'Endkontrolle vor Verlad'],
    socialImageAlt: 'Plakat: ein Raster weisser Punkte auf Rot, ein einziger Punkt ist schwarz.',
  },
  hero: {
    badge: 'Inspektionen im Werk',
    headline: 'Erst prüfen, dann den Rest zahlen',
    lead: 'Unser Team misst im Werk nach Prüfplan und Referenzmuster, solange sich Fehler noch beheben lassen.',
    statistics: [
      { value: '2.500+', label: 'Inspektionen in chinesischen Werken' },
      { value: '99.2%', label: 'Erfolgsquote der Inspektionen: richtige Empfehlungen' },
      { value: '87%', label: 'weniger Mängel bei der Anlieferung' },
    ],
  },
  problems: {
    form: 'verdicts',
    heading: 'Warum schlechte Ware durchkommt',
    problems: [
      {
        title: 'Der Fehler zeigt sich erst beim Auspacken',
        stamp: 'zu spät',
        description: 'Dann ist alles bezahlt, und die Rücksendung lohnt sich selten.',
      },
      {
        title: 'Der Lieferant prüft sich selbst',
        stamp: 'befangen',
        description: 'Er will liefern und drückt ein Auge zu.',
      },
      {
        title: 'In der Bestellung steht «gute Qualität»',
        stamp: 'unmessbar',
        description: 'Messbar ist «Rand 4.0\u00a0±\u00a00.3 mm».',
      },
      {
        title: 'Ab der dritten Bestellung sinkt die Qualität',
        stamp: 'weicht ab',
        description: 'Oft hat der Zulieferer gewechselt; wir vergleichen die Bauteile mit der Stückliste.',
      },
    ],
  },
  offer: {
    heading: 'Welche Prüfungen Sie buchen können',
    intro: 'Bei bewährten Serien genügt oft die Endkontrolle, neue brauchen auch die Zwischenkontrolle.',
    offers: [
      {
        title: 'Fabrikaudit',
        description: 'Maschinen, Kapazität, Qualitätssystem (ISO 9001), auf Wunsch soziale Bedingungen.',
      },
      {
        title: 'Erstmusterprüfung',
        description: 'Jede Abmessung am ersten Teil aus dem Serienwerkzeug.',
      },
      {
        title: 'Produktionsbegleitung',
        description: 'Bei heiklen Anläufen bleiben wir mehrere Tage im Werk.',
      },
      {
        title: 'Laborprüfung',
        description: 'SGS, TÜV oder Intertek prüfen, was wir aus der Serie ziehen.',
      },
    ],
  },
  timeSaved: { value: '60%', label: 'Zeitersparnis für Ihr Einkaufsteam' },
  inspections: {
    heading: 'Prüfung vor, während und nach der Produktion',
    intro: 'Weiter geht es erst, wenn der Plan erfüllt ist oder Sie die Abweichung annehmen.',
    checksLabel: 'Geprüft wird',
    stages: [
      {
        title: 'Vor der Produktion',
        description: 'Ein falsches Blech fällt hier auf, bevor es gestanzt wird.',
        checks: [
          'Rohmaterial, bei Metall das Werkstoffzeugnis (3.1)',
          'Referenzmuster vor Ort, Siegel unversehrt',
          'Maschinen und freie Kapazität',
        ],
      },
      {
        title: 'Während der Produktion (DUPRO)',
        description:
          'Wenn 20–60% gefertigt sind, zeigt die «During Production Inspection», ob die Produktion stabil läuft.',
        checks: [
          'Erste Teile gegen das Referenzmuster',
          'Abmessungen und Gewicht',
          'Farbe nach Pantone',
          'Funktion, Montage, Ausschuss',
        ],
      },
      {
        title: 'Vor dem Versand (Pre-Shipment)',
        description:
          'Wenn 100% produziert und mindestens 80% verpackt sind, prüfen wir nach ISO 2859-1:2026: Hauptfehler mit AQL 2.5, Nebenfehler mit AQL 4.0, kritische Fehler mit Annahmezahl 0.',
        checks: [
          'Menge, Optik, Abmessungen, Funktion',
          'Schutzleiter und Spannungsfestigkeit bei Elektrogeräten',
          'Falltest der Kartons',
          'Verladekontrolle mit Plombennummer, auf Wunsch',
        ],
      },
    ],
  },
  process: {
    heading: 'Vom Prüfplan bis zur Freigabe',
    steps: [
      {
        title: 'Prüfplan definieren',
        description: 'Sie geben Merkmale und Fehlerklassen frei, der Hersteller stempelt sie.',
      },
      {
        title: 'Termin und Auftrag',
        description: 'Das Werk meldet den Termin einige Tage vorher.',
      },
      {
        title: 'Inspektion vor Ort',
        description: 'Unser Team bestimmt, welche Kartons geöffnet werden.',
      },
      {
        title: 'Bericht und Entscheid',
        description: 'Sie entscheiden anhand von Messwerten, Fotos und unserer Empfehlung.',
      },
      {
        title: 'Nacharbeit, Freigabe',
        description: 'Aus der nachgebesserten Ware ziehen wir eine neue Stichprobe.',
      },
    ],
  },
  refund: {
    heading: 'Bei Irrtum kostet Sie die Inspektion nichts',
    text: 'Wenn wir zur Freigabe raten und die Ware in einer Gegenprüfung nach demselben Prüfplan durchfällt, erstatten wir die Inspektionskosten, nicht den Warenwert.',
  },
  report: inspectionReport,
  faq: {
    heading: 'Fragen zur Prüfung',
    questions: [
      {
        question: 'Kann ich nur eine einzelne Inspektion bestellen?',
        answer: 'Ja, wenn Ihr Lieferant zustimmt. Für 80 Stück genügt in der Regel ein Prüftag.',
      },
      {
        question: 'Wie unabhängig prüfen Sie?',
        answer:
          'Weniger als eine Prüffirma; darum prüft bei uns nie, wer das Werk ausgesucht hat, auch nicht als Vertretung. Geht das nicht auf, verschieben wir den Termin oder nennen Ihnen eine Prüffirma (230–400 US-Dollar pro Tag, Reise oft extra).',
      },
    ],
  },
  story: {
    form: 'change',
    heading: 'Kundenbeispiel: Kontrolle schon im Werk',
    text: 'Früher haben wir im eigenen Lager aussortiert. Jetzt wird im Werk geprüft und, wo nötig, gleich dort nachgebessert.',
    author: 'Qualitätsverantwortliche',
    company: 'Versandhandel für Haushaltwaren, Kanton Solothurn',
    result: 'Reklamationsquote von 15% auf unter 1%',
    figures: [{ value: '95%', label: 'Ersparnis bei Reklamationen' }],
    change: {
      measure: 'Reklamationsquote',
      before: { label: 'Kontrolle beim Auspacken', text: '15%', amount: 15, pieces: 15 },
      after: { label: 'Kontrolle im Werk', text: 'unter 1%', amount: 0.8 },
    },
  },
  inquiryLink: 'Inspektion anfragen',
  closing: {
    headline: 'Läuft gerade eine Bestellung in China?',
    text: 'Im kostenlosen Gespräch sagen wir Ihnen, für welche Prüfung die Zeit noch reicht.',
    host: 'management',
  },
});
