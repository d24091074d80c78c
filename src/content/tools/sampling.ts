/** The words of the sampling table on /services/qualitaetsmanagement. */
import type { InquiryLink, Misreading, ToolSection } from './tool.ts';

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
  /** The way on. */
  inquire: InquiryLink;
  /** What the numbers mean and do not mean. */
  notes: readonly string[];
  /** Which standard the table is from, below it. */
  source: string;
}

export const samplingTool: SamplingTool = {
  id: 'aql',
  heading: 'Wie viele Stück wir ziehen',
  intro: 'ISO 2859-1, Prüfniveau II. Die Werke in China kennen dieselbe Tabelle als GB/T\u00a02828.1.',
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
    'Jeder Punkt ist ein Stück Ihrer Lieferung, die roten werden geprüft. Sie stammen aus Kartons quer durch das ganze Los.',
  table: {
    caption: 'Stichproben nach Losgrösse, Prüfniveau II, einfache Stichprobe, normale Prüfung',
    columns: ['Losgrösse', 'Code', 'Stück', 'AQL 2.5', 'AQL 4.0'],
  },
  inquire: {
    label: 'Mit dieser Losgrösse anfragen',
    href: '/contact?service=qualitaetsmanagement#anfrage',
  },
  notes: [
    'AQL 2.5 ist kein Freibrief: Ein Los mit 2.5% Fehlern besteht die Stichprobe meist, ein schlechteres fällt eher durch.',
    'Ein kritischer Fehler, etwa eine fehlende Erdung, genügt für die Ablehnung: Dort gilt die Annahmezahl 0.',
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
      'Unter 91\u00a0Stück führen Pfeile in der Tabelle zu einer anderen Stichprobe, für AQL\u00a02.5 und AQL\u00a04.0 nicht zur selben. So kleine Lose lassen sich oft ganz prüfen.',
    above:
      'Über 10’000\u00a0Stück teilen Sie die Lieferung besser in Lose, zum Beispiel nach Produktionstag.',
  },
  /** Stands for a result while there is none. */
  none: '–',
  /** Read out after a change. */
  result:
    'Aus {lot} Stück werden {sample} gezogen, Code {code}. Hauptfehler: angenommen bis {major}, abgelehnt ab {majorReject}. Nebenfehler: angenommen bis {minor}, abgelehnt ab {minorReject}.',
} as const;
