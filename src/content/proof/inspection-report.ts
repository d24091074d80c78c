/**
 * A page of an inspection report, on /services/qualitaetsmanagement: anonymised and invented, marked as a sample. Sample
 * and acceptance numbers follow ISO 2859-1, level II: lot 1000, letter J, sample 80, Ac 5 for major defects at AQL 2.5 and
 * Ac 7 for minor ones at AQL 4.0 (`tools/sampling-plans.ts`); a test compares them.
 */
import type { SectionIntro } from '../page.ts';

/** A line at the head of the report. */
interface ReportFact {
  /** Name of the fact. At most 25 characters. */
  term: string;
  /** The fact. At most 50 characters. */
  value: string;
}

/** A measured feature. */
interface Measurement {
  /** What was measured. At most 35 characters. */
  feature: string;
  /** What the inspection plan allows, with unit. At most 30 characters. */
  target: string;
  /** The range measured, with unit. At most 30 characters. */
  measured: string;
  /** Whether it is within the tolerance; a deviation is printed in red. */
  isWithin: boolean;
}

/** One of the three classes of defects. */
interface DefectCount {
  /** Name of the class. At most 25 characters. */
  class: string;
  /** What counts as one here. At most 60 characters. */
  example: string;
  /** How many were found in the sample. */
  found: number;
  /** With how many the lot passes (Ac). */
  accepted: number;
}

export interface InspectionReport extends SectionIntro {
  /** Marks the sheet as a sample. At most 20 characters. */
  mark: string;
  /** Title of the sheet. At most 50 characters. */
  title: string;
  /** The head: product, factory, lot, sample. */
  facts: readonly ReportFact[];
  /** The measured values, and the heads of their columns. */
  measurements: {
    /** At most 30 characters. */
    heading: string;
    /** At most 20 characters each. */
    columns: Record<'feature' | 'target' | 'measured' | 'verdict', string>;
    /** What stands in the last column. At most 20 characters each. */
    verdicts: Record<'within' | 'outside', string>;
    /** In the order of the inspection plan. */
    rows: readonly Measurement[];
  };
  /** The defects found in the sample. */
  defects: {
    /** At most 30 characters. */
    heading: string;
    /** At most 20 characters each. */
    columns: Record<keyof DefectCount, string>;
    /** Critical, major and minor. */
    rows: readonly [DefectCount, DefectCount, DefectCount];
  };
  /** What the photographs of a report show, one sentence in their place. At most 120 characters. */
  photographs: string;
  /** What we advise. */
  recommendation: {
    /** At most 30 characters. */
    heading: string;
    /** `Freigabe`, `Nacharbeit` or `Sperre`. */
    verdict: 'Freigabe' | 'Nacharbeit' | 'Sperre';
    /** Why, and what comes next. At most 260 characters. */
    text: string;
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
    text: 'Die Zahl der Fehler ist zulässig, das Drehmoment nicht. Lassen Sie alle Dichtungen ersetzen und zahlen Sie den Rest erst nach geprüfter Nacharbeit.',
  },
};
