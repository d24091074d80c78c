/** The words of the sampling table on /services/qualitaetsmanagement. */
import type { Misreading } from './tool.ts';
import type { SamplingNotes, SamplingTool } from './schema.ts';

export const samplingTool: SamplingTool = {
  id: 'aql',
  heading: 'Wie gross die Stichprobe ist',
  intro: 'Gerechnet nach ISO 2859-1:2026, Einfachstichprobe, Prüfniveau II.',
  example: 1000,
  lot: { label: 'Losgrösse', unit: 'Stück' },
  results: {
    code: 'Code',
    sample: 'Stück in der Stichprobe',
    major: 'Hauptfehler, AQL\u00a02.5',
    minor: 'Nebenfehler, AQL\u00a04.0',
  },
  acceptReject: { accept: 'angenommen bis', reject: 'abgelehnt ab' },
  simulation: {
    heading: 'Ziehen Sie selbst',
    intro: 'Wählen Sie, wie viele Hauptfehler im Los stecken. Die Simulation prüft nach AQL 2.5.',
    example: { perMille: 70, seed: 15, draws: 10 },
    share: 'Simulierter Fehleranteil',
    words: [
      { upTo: 10, text: 'sehr gutes Los' },
      { upTo: 20, text: 'gutes Los' },
      { upTo: 25, text: 'genau AQL\u00a02.5' },
      { upTo: 45, text: 'schlechter als vereinbart' },
      { upTo: 70, text: 'schlechtes Los' },
      { upTo: 100, text: 'sehr schlechtes Los' },
    ],
    draw: 'Stichprobe ziehen',
    results: {
      found: 'Fehler gefunden',
      accepted: 'Bisher freigegeben',
      exact: 'Gerechnet für diese Losgrösse',
    },
    verdicts: { pass: 'Freigabe', fail: 'Sperre' },
    strip: 'Ein Feld pro Ziehung, rot heisst Sperre',
    lesson: 'Mit einer gleich grossen Prüfung während der Produktion kommen noch {twice} durch.',
  },
  picture: 'Jeder Punkt steht für ein Stück: Schwarz ist gezogen, rot ist gezogen und fehlerhaft.',
  table: {
    caption: 'Stichproben nach Losgrösse',
    columns: ['Losgrösse', 'Code', 'Stück', 'AQL 2.5', 'AQL 4.0'],
  },
  inquire: {
    label: 'Mit dieser Losgrösse anfragen',
    href: '/contact?service=qualitaetsmanagement#anfrage',
  },
};

export const samplingNotes: SamplingNotes = {
  heading: 'Was AQL\u00a02.5 bedeutet und was nicht',
  notes: [
    'AQL 2.5 ist keine Obergrenze: Lose mit 2.5% Hauptfehlern bestehen fast immer. Von Losen mit 5% bestehen bei 80 geprüften Stück rund vier von fünf; erst über 7% fallen die meisten durch. Auch AQL 0.65 sichert unser Ziel von höchstens acht Hauptfehlern auf tausend Teile nicht allein: Von Losen mit 2% besteht noch rund die Hälfte. Die Prüfung während der Produktion hilft, garantiert es aber nicht.',
  ],
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
      'Unter 91\u00a0Stück führt die Tabelle zu einer anderen Stichprobe, die für AQL\u00a02.5 und AQL\u00a04.0 nicht dieselbe ist. So kleine Lose lassen sich oft ganz prüfen.',
    above:
      'Über 10’000\u00a0Stück teilen Sie die Lieferung besser in Lose, zum Beispiel nach Produktionstag.',
  },
  /** Stands for a result while there is none. */
  none: '–',
  /** Behind the share of defects: what it means, and how many pieces it is. */
  share: '{words}, {defects} von {lot} Stück',
  /** What comes out of the simulation. */
  found: '{found}, angenommen bis {major}',
  passed: '{passed} von {draws}, also {share}',
  exact: '{share} werden freigegeben',
  /** For a chance that rounds to all or nothing. */
  nearly: { all: 'über 99.9%', nothing: 'unter 0.1%' },
  /** Read out after a draw. */
  drawn:
    '{verdict}: {found} Fehler in {sample} Stück, angenommen bis {major}. Bisher freigegeben {passed} von {draws}, genau gerechnet {exact}.',
  /** Read out after a change. */
  result:
    'Aus {lot} Stück werden {sample} gezogen, Code {code}. Hauptfehler: angenommen bis {major}, abgelehnt ab {majorReject}. Nebenfehler: angenommen bis {minor}, abgelehnt ab {minorReject}.',
} as const;
