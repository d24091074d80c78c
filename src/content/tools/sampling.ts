/**
 * The sampling table on /services/qualitaetsmanagement: ISO 2859-1 (the same figures as ANSI/ASQ Z1.4, MIL-STD-105E and
 * GB/T 2828.1), single sampling, normal inspection, general level II. The four rows and two columns without arrows.
 *
 * Checked a second time against sources that do not depend on each other:
 * - letters and sample sizes: pdfcoffee.com/aql-sampling-chart-pdf-free.html (scan of Z1.4 tables I and II-A);
 *   qc-factory.com/en/presentation/methodology_18.html;
 * - acceptance and rejection numbers of all eight cells: National Institute of Building Sciences, nibs.org
 *   FMOC/DPW_AC/AC-TABLE.ASC, table 1-A (level II, from MIL-STD-105E): H 4/6, J 6/8, K 8/11, L 11/15 as rejection numbers;
 * - H 50 with 3/4 and 5/6, J 80 with 5/6 and 7/8: the acceptance tests of a garment factory's software (public repository);
 *   the next row, M 315 with 14 and 21: jonble.com/inspection-standard.
 * Tables that differ are in circulation too: calculators that answer G/32 for a lot of 500, or shift H to 5/6 for 2.5.
 */
import type { Misreading, ToolSection } from './tool.ts';

/** A plan: how many pieces are drawn, and with how many defects the lot passes. */
export interface SamplingPlan {
  /** The smallest lot it applies to. */
  from: number;
  /** The largest lot it applies to. */
  to: number;
  /** Code letter of the standard. */
  code: 'H' | 'J' | 'K' | 'L';
  /** Number of pieces drawn. */
  sample: number;
  /** Defects with which the lot still passes (Ac), for major defects at AQL 2.5 and minor ones at 4.0. One more rejects it. */
  accepted: { major: number; minor: number };
}

export const samplingPlans = [
  { from: 281, to: 500, code: 'H', sample: 50, accepted: { major: 3, minor: 5 } },
  { from: 501, to: 1200, code: 'J', sample: 80, accepted: { major: 5, minor: 7 } },
  { from: 1201, to: 3200, code: 'K', sample: 125, accepted: { major: 7, minor: 10 } },
  { from: 3201, to: 10_000, code: 'L', sample: 200, accepted: { major: 10, minor: 14 } },
] as const satisfies readonly SamplingPlan[];

export interface SamplingTool extends ToolSection {
  /** Lot size of the built page, on the table. */
  example: number;
  /** Name of the field for the lot size, and its unit. */
  lot: { label: string; unit: string };
  /** Names of the results. At most 40 characters. */
  results: Record<'code' | 'sample' | 'major' | 'minor', string>;
  /** Between the two numbers of a result, read out and seen. */
  acceptReject: { accept: string; reject: string };
  /** Below the dots. */
  picture: string;
  /** Name of the table for screen readers, and the heads of its columns. */
  table: { caption: string; columns: readonly [string, string, string, string, string] };
  /** What the numbers mean and do not mean. */
  notes: readonly string[];
  /** Which standard the table is from, below it. */
  source: string;
}

export const samplingTool: SamplingTool = {
  id: 'aql',
  heading: 'Wie viele Stück wir ziehen',
  intro: 'ISO 2859-1, Prüfniveau II. Die Fabriken in China kennen dieselbe Tabelle als GB/T\u00a02828.1.',
  example: 1000,
  lot: { label: 'Losgrösse', unit: 'Stück' },
  results: {
    code: 'Code',
    sample: 'Stück in der Stichprobe',
    major: 'Hauptfehler, AQL\u00a02.5',
    minor: 'Nebenfehler, AQL\u00a04.0',
  },
  acceptReject: { accept: 'angenommen bis', reject: 'abgelehnt ab' },
  picture:
    'Jeder Punkt ist ein Stück Ihrer Lieferung, die roten werden geprüft. Sie stammen aus Kartons quer durch die ganze Partie.',
  table: {
    caption: 'Stichproben nach Losgrösse, Prüfniveau II, einfache Stichprobe, normale Prüfung',
    columns: ['Losgrösse', 'Code', 'Stück', 'AQL 2.5', 'AQL 4.0'],
  },
  notes: [
    'AQL 2.5 heisst nicht, dass 2.5% Fehler erlaubt sind. Bis zu dieser Fehlerquote besteht ein Los die Stichprobe fast immer; je weiter es darüber liegt, desto eher fällt es durch.',
    'Ein kritischer Fehler, etwa eine fehlende Erdung, genügt für die Ablehnung: Dort gilt AQL 0.',
  ],
  source: 'ISO 2859-1 (ANSI/ASQ Z1.4), einfache Stichprobe, normale Prüfung',
};

/** What the section says while it is used. */
export const samplingMessages = {
  misreadings: {
    missing: 'Geben Sie die Stückzahl der Lieferung ein.',
    ambiguous: 'Nicht eindeutig. Meinen Sie {thousands}?',
    impossible: 'Geben Sie eine ganze Zahl ein, zum Beispiel 1’000.',
    'too-large': 'So grosse Lieferungen teilen wir in Lose auf.',
  } satisfies Record<Misreading, string>,
  outside: {
    below:
      'Unter 281\u00a0Stück führt die Tabelle bei AQL 2.5 und 4.0 teils auf andere Codes. So kleine Lose lassen sich oft ganz prüfen.',
    above:
      'Über 10’000\u00a0Stück teilen Sie die Lieferung besser in Lose, zum Beispiel nach Produktionstag.',
  },
  /** Stands for a result while there is none. */
  none: '–',
  /** Read out after a change. */
  result:
    'Aus {lot} Stück werden {sample} gezogen, Code {code}. Hauptfehler: angenommen bis {major}, abgelehnt ab {majorReject}. Nebenfehler: angenommen bis {minor}, abgelehnt ab {minorReject}.',
} as const;
