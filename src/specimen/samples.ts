import type { Change } from '#content/story.ts';
import type { InspectionStage } from '#content/services/service-parts.ts';
import type { Milestone } from '#content/pages/about.ts';
import type { Span } from '#content/figures.ts';

/** Made-up records for the specimen: realistic lengths, no claims. */
const description = 'Wir klären, was das Produkt können muss, welche Normen gelten und was es kosten darf.';

/** What the line means, wherever it is drawn. */
export const lineCode = [
  [
    'Red line',
    'The way of the order. There is one on a drawing; it begins in Guangzhou and takes the goods along.',
  ],
  [
    'Ink line',
    'What joins the order: Shanghai, a second supplier; it ends where it joins. Also a story, whose order has arrived.',
  ],
  ['Ring in ink', 'A station: something happens there, and the order goes on.'],
  ['Square in outline', 'A gate: the order goes on only if it passes.'],
  ['Bar across the line', 'A buffer: the line ends where nobody aimed at.'],
  [
    'Red square',
    'The end that was aimed at: the ramp, the release, the result. A line that goes on has none.',
  ],
  ['No line', 'What has no order: figures beside each other, services to choose from.'],
] as const;

/** What the network of the overviews means, beyond that. */
export const networkCode = [
  [
    'Line',
    'An industry. Five, told apart without colour: plain, dashed, double; red here is one of two colours.',
  ],
  ['Long ring', 'A service. The lines that run through it stop there; the others pass beside it, pale.'],
  [
    'Emphasis',
    'The stations where services are listed, the lines where industries are: their names in bold.',
  ],
  [
    'Line of the page',
    'In the margin from the square above the headline, a ring at every heading: red down to what has been read; a process leaves it in 45°, and on red it turns white and ends at the button, its ramp.',
  ],
] as const;

export const quoteCode = [
  ['Words alone', 'Set large, the marks in the gutter; where several stand together, the first of them.'],
  ['Words with a figure or bars', 'The figure leads; the words stand beside it at the size of a lead.'],
  ['Words as stations', 'A story with an order: a sentence each, and the ramp is what came of it.'],
  [
    'Who speaks',
    'Behind the words, quiet; only in a conversation before them, where the words are headings and bold.',
  ],
] as const;

export const fiveSteps = [
  { title: 'Bedarf und Lastenheft', description, duration: '30–45 Minuten' },
  { title: 'Recherche und Offerten', description, duration: '3–5 Tage' },
  { title: 'Werkprüfung', description, duration: '1–2 Wochen' },
  { title: 'Muster und Freigabe', description, duration: '1–2 Wochen' },
  { title: 'Bestellung, Produktion und Lieferung', description, duration: 'nach Vereinbarung' },
];

export const sixSteps = [
  { title: 'Sendungsdaten und Incoterm', description },
  { title: 'Abholung und Verladekontrolle', description },
  { title: 'Exportabfertigung China', description },
  { title: 'Haupttransport', description },
  { title: 'Einfuhrverzollung Schweiz', description, duration: '24h' },
  { title: 'Zustellung bis Rampe oder Baustelle', description },
];

export const stepNames = [
  'Bedarf klären',
  'Lieferanten suchen',
  'Werk prüfen',
  'Muster freigeben',
  'Serie liefern',
];

export const options = [
  { title: 'Express', duration: '1–3 Tage' },
  { title: 'Luftfracht', duration: '3–7 Tage' },
  { title: 'Seefracht', duration: '25–35 Tage' },
] satisfies { title: string; duration: Span }[];

export const certifications = [
  { title: 'CE-Kennzeichnung', timeline: '4–8 Wochen' },
  { title: 'ISO-Zertifizierung', timeline: '3–6 Monate' },
  { title: 'FDA-Zulassung', timeline: '6–18 Monate' },
] satisfies { title: string; timeline: Span }[];

export const stages: InspectionStage[] = [
  {
    title: 'Vor der Produktion',
    description,
    checks: [
      'Rohmaterial und Zertifikate (3.1)',
      'Referenzmuster',
      'Maschinen und Kapazität',
      'Etikett- und Druckdaten',
    ],
  },
  {
    title: 'Während der Produktion',
    description: 'Bei 20–60% Fertigstellung. ' + description,
    checks: ['Erststücke', 'Masse', 'Farbe (Pantone, ΔE)', 'Funktion', 'Prozessfehler', 'Terminstand'],
  },
  {
    title: 'Vor dem Versand',
    description,
    checks: [
      'Stichprobe nach ISO 2859-1 Level II',
      'AQL 0 / 2.5 / 4.0',
      'Falltest Karton',
      'Barcode-Scan',
      'Kartonbeschriftung',
    ],
  },
];

export const changes: Change[] = [
  {
    measure: 'Reklamationsquote',
    before: { label: 'vorher', text: '15%', amount: 15 },
    after: { label: 'nachher', text: 'unter 1%', amount: 1 },
  },
  {
    measure: 'Zeit bis zum Markt',
    before: { label: 'geplant', text: '12 Monate', amount: 12 },
    after: { label: 'gebraucht', text: '4 Monate', amount: 4 },
  },
  {
    measure: 'Einkaufskosten, indexiert',
    before: { label: 'über Zwischenhändler', text: '100', amount: 100 },
    after: { label: 'direkt ab Werk', text: '55', amount: 55 },
  },
];

export const milestones: Milestone[] = [
  { year: 2018, title: 'Gründung in Zürich', description: 'Zwei Einkäufer, ein Büro, die ersten Aufträge.' },
  { year: 2019, title: 'Büro in Shanghai', description: 'Die erste eigene Prüfung vor Ort.' },
  {
    year: 2021,
    title: 'Zweites Büro in Guangzhou',
    description: 'Näher bei Möbeln, Leuchten und Elektronik.',
  },
  {
    year: 2024,
    title: 'Zertifizierungen aus einer Hand',
    description: 'Eigene Fachleute für CE, ISO und FDA.',
  },
];

export const offices = [
  { city: 'Shanghai', note: 'Textil, Metall, Maschinen' },
  { city: 'Guangzhou', note: 'Möbel, Leuchten, Elektronik' },
] as const;

export const home = { city: 'Zürich', note: 'Vertrag, Haftung, Ansprechperson' };
