/** The sheets that show how we work: the sample offer and the inspection report, with the order that is their example. */
import type { LabelledLink, SectionIntro } from './page.ts';
import type { InternalLink } from './routes.ts';
import type { AtMost } from './limits.ts';

/** The order that offer, sample, report and calculator take as their example, from stop to stop. */
interface ExampleOrder {
  /** Product and quantity: those of the sample offer. */
  heading: AtMost<50>;
  /** Four stand side by side on a phone. */
  stops: readonly {
    /** What is shown there. */
    label: AtMost<12>;
    /** Its section. */
    href: InternalLink;
  }[];
}

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

/** A line of the offer. */
interface OfferPosition {
  /** What is done. */
  title: AtMost<40>;
  /** What belongs to it. */
  includes: AtMost<120>;
  /** When it is invoiced or has to be paid. */
  due: AtMost<40>;
  /** The price as printed, `CHF 1’200.00`, or its order of magnitude, `ab CHF 1’200`. Missing until the owner says it. */
  amount?: `${'' | 'ab '}CHF ${string}`;
}

/**
 * The sample offer on /why-us: what an offer of ours contains, so that a buyer can lay it beside another one. It agrees
 * with the terms (`legal/agb.ts`): prices without VAT, costs of third parties apart, payable within 30 days.
 */
export interface SampleOffer extends SectionIntro {
  /** Marks the sheet as a sample. */
  mark: AtMost<20>;
  /** Title of the sheet. */
  title: AtMost<60>;
  /** What the offer is about. */
  subject: AtMost<100>;
  /** What a line says of itself, above each value. */
  columns: AtMost<20, Record<'includes' | 'due', string>>;
  /** What we charge. In the order of the sheet. */
  positions: readonly OfferPosition[];
  /** The line below the positions. */
  total: Pick<OfferPosition, 'title' | 'amount'> & {
    /** In place of the amount: why amounts are left open. */
    reason?: AtMost<120>;
  };
  /** What the price does not contain, below the sheet. */
  note: AtMost<300>;
  /** Leads to the form. */
  inquire: AtMost<40, LabelledLink>;
}

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

/** A line at the head of the report. */
interface ReportFact {
  /** Name of the fact. */
  term: AtMost<25>;
  /** The fact. */
  value: AtMost<50>;
}

/** A measured feature. */
interface Measurement {
  /** What was measured. */
  feature: AtMost<35>;
  /** What the inspection plan allows, with unit. */
  target: AtMost<30>;
  /** The range measured, with unit. */
  measured: AtMost<30>;
  /** Whether it is within the tolerance; a deviation is printed in red. */
  isWithin: boolean;
}

/** One of the three classes of defects. */
interface DefectCount {
  /** Name of the class. */
  class: AtMost<25>;
  /** What counts as one here. */
  example: AtMost<60>;
  /** How many were found in the sample. */
  found: number;
  /** With how many the lot passes (Ac). */
  accepted: number;
}

/**
 * A page of an inspection report, on /services/qualitaetsmanagement: anonymised and invented, marked as a sample. Sample
 * and acceptance numbers follow ISO 2859-1, level II: lot 1000, letter J, sample 80, Ac 5 for major defects at AQL 2.5 and
 * Ac 7 for minor ones at AQL 4.0 (`tools/sampling-plans.ts`); a test compares them.
 */
export interface InspectionReport extends SectionIntro {
  /** Marks the sheet as a sample. */
  mark: AtMost<20>;
  /** Title of the sheet. */
  title: AtMost<50>;
  /** The head: product, factory, lot, sample. */
  facts: readonly ReportFact[];
  /** The measured values, and the heads of their columns. */
  measurements: {
    heading: AtMost<30>;
    columns: AtMost<20, Record<'feature' | 'target' | 'measured' | 'verdict', string>>;
    /** What stands in the last column. */
    verdicts: AtMost<20, Record<'within' | 'outside', string>>;
    /** In the order of the inspection plan. */
    rows: readonly Measurement[];
  };
  /** The defects found in the sample. */
  defects: {
    heading: AtMost<30>;
    columns: AtMost<20, Record<keyof DefectCount, string>>;
    /** Critical, major and minor. */
    rows: readonly [DefectCount, DefectCount, DefectCount];
  };
  /** What the photographs of a report show, one sentence in their place. */
  photographs: AtMost<120>;
  /** What we advise. */
  recommendation: {
    heading: AtMost<30>;
    /** `Freigabe`, `Nacharbeit` or `Sperre`. */
    verdict: 'Freigabe' | 'Nacharbeit' | 'Sperre';
    /** Why, and what comes next. */
    text: AtMost<260>;
  };
}

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
