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
    'In the margin from the square above the headline, a ring at every heading: red down to what has been read, on the page of an industry as its line is told apart; a process leaves it in 45°, and on red it turns white and ends at the button, its ramp.',
  ],
] as const;

/** How customers are quoted. */
export const quoteCode = [
  ['Words alone', 'Set large, the marks in the gutter; where several stand together, the first of them.'],
  ['Words with a figure or bars', 'The figure leads; the words stand beside it at the size of a lead.'],
  ['Words as stations', 'A story with an order: a sentence each, and the ramp is what came of it.'],
  [
    'Who speaks',
    'Behind the words, quiet; only in a conversation before them, where the words are headings and bold.',
  ],
] as const;
