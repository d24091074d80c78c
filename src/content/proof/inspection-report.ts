/**
 * A page of an inspection report, on /services/qualitaetsmanagement: anonymised and invented, marked as a sample. Sample
 * and acceptance numbers follow ISO 2859-1, level II: lot 1000, letter J, sample 80, Ac 5 for major defects at AQL 2.5 and
 * Ac 7 for minor ones at AQL 4.0 (`tools/sampling-plans.ts`); a test compares them.
 */
import type { SectionIntro } from '../page.ts';
import type { AtMost } from '../limits.ts';

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
