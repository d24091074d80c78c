/** The sheets that show how we work: the sample offer and the inspection report, with the order that is their example. */
import type { ExampleOrder, InspectionReport, SampleOffer } from './services/schema.ts';

export const exampleOrder = {
  heading: 'Ein Auftrag als Beispiel: 1’000 Isolierkannen',
  stops: [
    { label: 'Offerte', href: '/why-us#musterofferte' },
    { label: 'Stichprobe', href: '/services/qualitaetsmanagement#aql' },
    { label: 'Prüfbericht', href: '/services/qualitaetsmanagement#pruefbericht' },
    { label: 'Stückpreis', href: '/services/logistik-transport#einstandskosten' },
  ],
} as const satisfies ExampleOrder;

export type ExampleStop = (typeof exampleOrder)['stops'][number]['label'];

export const sampleOffer: SampleOffer = {
  heading: 'Unsere Offerte, Zeile für Zeile',
  intro: 'Legen Sie Ihre heutige Offerte daneben und fragen Sie nach, was in ihr fehlt.',
  mark: 'Muster',
  title: 'Offerte: Beschaffung mit Prüfung und Einfuhr',
  subject: '1’000 Isolierkannen, ein Hersteller, eine Lieferung',
  columns: { includes: 'Darin enthalten', due: 'Rechnung' },
  positions: [
    {
      title: 'Lastenheft',
      includes: 'Werkstoff, Toleranzen, Normen und Verpackung',
      due: 'mit dem Auftrag',
    },
    {
      title: 'Lieferantensuche',
      includes: 'Register, Konto und Nachweise geprüft, drei Offerten verglichen',
      due: 'nach den drei Offerten',
    },
    {
      title: 'Muster und Freigabe',
      includes: 'Vermessung der Muster, Abnahme des Werkzeugs, Werksbesuch, gestempelter Kaufvertrag',
      due: 'nach Ihrer Freigabe',
    },
    {
      title: 'Prüfungen im Werk',
      includes: 'Zwischen- und Endkontrolle (2\u00a0Prüftage), Bericht am nächsten Arbeitstag',
      due: 'nach jedem Bericht',
    },
    {
      title: 'Transport und Einfuhr organisieren',
      includes: 'Buchung, Prüfung der Papiere, Zollunterlagen, Zustellung',
      due: 'nach der Lieferung',
    },
  ],
  total: {
    title: 'Fixpreis ohne MWST',
    reason: 'Die Beträge hängen vom Auftrag ab; Ihre Offerte nennt jeden einzeln.',
  },
  note: 'Muster, Werkzeug, Ware, Labor, Fracht und Einfuhr schätzt die Offerte einzeln; Sie bezahlen sie den Dritten direkt. Unser Honorar steigt nur, wenn Sie Nachprüfungen, weitere Suchen oder Änderungen bestellen.',
  inquire: { label: 'Offerte in dieser Form anfragen', href: '/contact?service=end-to-end-sourcing' },
};

export const inspectionReport: InspectionReport = {
  heading: 'Eine Seite aus dem Prüfbericht',
  mark: 'Muster',
  title: 'Endkontrolle vor dem Verlad',
  facts: [
    { term: 'Ware', value: 'Isolierkanne 1.0 l, Edelstahl 1.4301' },
    { term: 'Ort', value: 'Werk in Yongkang, Provinz Zhejiang' },
    { term: 'Los', value: '1’000 Stück, 100% produziert, 92% verpackt' },
    { term: 'Stichprobe', value: '80 Stück, Buchstabe J, Prüfniveau II' },
    { term: 'AQL', value: 'Hauptfehler 2.5, Nebenfehler 4.0' },
    { term: 'Messwerte', value: '5 Stück (Sonderniveau S-2), erlaubt: 0 Fehler' },
  ],
  measurements: {
    heading: 'Messwerte',
    columns: { feature: 'Merkmal', target: 'Soll', measured: 'Gemessen', verdict: 'Urteil' },
    verdicts: { within: 'in Ordnung', outside: 'Abweichung' },
    rows: [
      { feature: 'Höhe', target: '248 ± 2 mm', measured: '247.1–248.9 mm', isWithin: true },
      { feature: 'Wandstärke', target: 'mind. 0.40 mm', measured: '0.41–0.44 mm', isWithin: true },
      { feature: 'Drehmoment Deckel', target: '0.8–1.4 Nm', measured: '1.3–1.9 Nm', isWithin: false },
      { feature: 'Temperatur nach 6 h', target: 'mind. 65 °C', measured: '68–71 °C', isWithin: true },
    ],
  },
  defects: {
    heading: 'Fehler in der Stichprobe',
    columns: { class: 'Klasse', example: 'Zum Beispiel', found: 'Gefunden', accepted: 'Erlaubt' },
    rows: [
      { class: 'Kritisch', example: 'scharfe Kante am Ausguss', found: 0, accepted: 0 },
      { class: 'Hauptfehler', example: 'Deckel klemmt', found: 4, accepted: 5 },
      { class: 'Nebenfehler', example: 'Kratzer unter 10 mm am Boden', found: 6, accepted: 7 },
    ],
  },
  photographs:
    'Im Bericht folgen hier die Fotos: gezogene Kartons, jede Abweichung, die Palette mit Etikett.',
  recommendation: {
    heading: 'Unsere Empfehlung',
    verdict: 'Nacharbeit',
    text: 'Die Zahl der Fehler besteht nach AQL, verfehlt aber unser Ziel; das Drehmoment besteht nicht. Lassen Sie alle Dichtungen ersetzen und zahlen Sie den Rest erst nach geprüfter Nacharbeit.',
  },
};
