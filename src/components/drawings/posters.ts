import type { PosterMotif } from '#content/routes.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { parseSpan } from '#lib/span.ts';
import { type Drawing, ink, mist, red, white } from './Shapes.tsx';

const field = 'M0 0h400v500H0z';
/** Goes on beyond the edges, for the posters of services. */
const ground = 'M-999-250h4999v1000H-999z';

/** The posters, 4:5, on a grid of 8 by 10 modules of 50 units. */
export const posters: Record<PosterMotif, Drawing> = {
  // Home: the mark, as large as it gets.
  home: [
    [red, field],
    [white, 'M0 125h75l125 125h200M0 375h75l125-125', 50],
    [red, { cx: 262.5, cy: 250, r: 62.5 }],
    [white, { cx: 262.5, cy: 250, r: 62.5 }, 50],
  ],
  // About us: four years, each twice as large as the last.
  about: [
    [ink, field],
    [white, { cx: 45, cy: 60, r: 20 }],
    [white, { cx: 87, cy: 102, r: 40 }],
    [white, { cx: 172, cy: 187, r: 80 }],
    [red, { cx: 342, cy: 357, r: 160 }],
  ],
  // Services: five tracks side by side.
  services: [
    [mist, field],
    [ink, 'M0 225h75l125-125V0M0 275h96l154-154V0M0 375h137l213-212V0M0 425h158l275-275', 30],
    [red, 'M0 325h116l184-184V0', 30],
  ],
  // Industries: plates, a shelf, bricks, a pulse and spotlights, one row each.
  industries: [
    [mist, field],
    [ink, 'M50 50h301', { width: 80, dashes: '0 100', ends: 'round' }],
    [
      ink,
      'M0 100h25v100H0zM50 125h50v75H50zM125 100h25v100h-25zM275 125h50v75h-50zM350 100h25v100h-25zM0 210h95v35H0zM105 210h190v35H105zM305 210h95v35h-95zM0 255h190v35H0zM0 500l50-100 50 100zM100 500l50-100 50 100zM200 500l50-100 50 100z',
    ],
    [ink, 'M0 350h100l50-35 100 70 50-35h100', 20],
    [red, 'M175 100h75v100h-75zM200 255h200v35H200zM300 500l50-100 50 100z'],
  ],
  // Why us: others with gaps, one without.
  'why-us': [
    [mist, field],
    [
      ink,
      'M0 0h75v125H0zM0 175h75v200H0zM0 425h75v75H0zM100 0h75v250h-75zM100 300h75v75h-75zM100 450h75v50h-75zM325 50h75v150h-75zM325 250h75v250h-75z',
    ],
    [red, 'M200 0h100v500H200z'],
  ],
  // Contact: Swiss quotation marks, open and close.
  contact: [
    [red, field],
    [white, 'M175 35 75 135l100 100M300 35 200 135l100 100', 50],
    [ink, 'm100 265 100 100-100 100M225 265l100 100-100 100', 50],
  ],
  // Legal texts: lines, flush left.
  legal: [
    [mist, field],
    [
      ink,
      'M50 50h300v25H50zM50 100h250v25H50zM50 150h325v25H50zM50 200h150v25H50zM50 300h325v25H50zM50 350h275v25H50z',
    ],
    [red, 'M50 425h100v25H50z'],
  ],
  // End-to-end sourcing: two lines become one and end at the customer's ramp; in a band it lies to the right.
  'end-to-end-sourcing': [
    [mist, ground],
    {
      'data-shape': 'tall',
      shapes: [
        [ink, 'M-999 225H75l100 100', 40],
        [red, 'M-999 425H75l250-250V75', 40],
        [red, 'M250-250h3950v350H250z'],
        ...stations('M50 425h0M50 225h0M175 325h0M325 175h0', 80),
      ],
    },
    {
      'data-shape': 'wide',
      display: 'none',
      shapes: [
        [ink, 'M0 158h80l40 40', 30],
        [red, 'M0 238h80l40-40h220', 30],
        [red, 'M335-250h4000v1000H335z'],
        ...stations('M50 158h0M50 238h0M160 198h0M270 198h0', 64),
      ],
    },
  ],
  // Product development: a disc, half of it still in rough blocks and half of it finished.
  produktentwicklung: [
    [ink, 'M199-250h4000v1000H199z'],
    {
      'data-rough': '',
      color: white,
      shapes: [
        [ink, 'M-999-250H200v1000H-999z'],
        { 'data-shape': 'disc', shapes: [['currentcolor', roughHalf()]] },
      ],
    },
    { 'data-shape': 'disc', shapes: [[red, 'M200 75a175 175 0 0 1 0 350z']] },
  ],
  // Quality management: eighty pieces, and the one that is found.
  qualitaetsmanagement: [
    [red, ground],
    [white, rowsOfPieces(), { width: 28, dashes: '0 50', ends: 'round' }],
    [ink, { cx: 275, cy: 275, r: 25 }],
  ],
  // Logistics: express, air and sea as a calendar, a square to a day and a week to a line, their spread in red.
  'logistik-transport': [[ink, ground], ...calendar()],
  // Certification: a chop over the brackets of a standard. It reads 正品, «genuine goods».
  zertifizierungsberatung: [
    [mist, ground],
    { 'data-shape': 'tall', shapes: [[ink, 'M125 50H50v400h75M275 50h75v400h-75', 50]] },
    { 'data-shape': 'wide', display: 'none', shapes: [[ink, 'M156 172h-44v111h44M244 172h44v111h-44', 24]] },
    {
      transform: 'rotate(-12 200 250)',
      'data-shape': 'chop',
      shapes: [
        [red, 'M70 120h260v260H70z'],
        [
          white,
          'M92 148h216M200 148v76M200 186h80M140 186v38M92 224h216M150 256h100v34H150zM96 318h88v34H96zM216 318h88v34h-88z',
          18,
        ],
      ],
    },
  ],
  // Gastronomy: a plate between fork and knife.
  gastronomy: [
    [red, field],
    [ink, 'M25 0h15v150h10V0h15v150h10V0h15v200H75v300H40V200H25z'],
    [white, { cx: 300, cy: 250, r: 175 }],
    [ink, { cx: 300, cy: 250, r: 125 }, 10],
    [red, { cx: 300, cy: 250, r: 75 }],
  ],
  // Retail: three shelves, and the one article that is yours.
  retail: [
    [mist, field],
    [
      ink,
      'M0 148h400v27H0zM0 325h400v27H0zM25 25h50v125H25zM100 75h75v75h-75zM200 25h25v125h-25zM250 25h25v125h-25zM300 100h100v50H300zM0 250h75v75H0zM100 200h25v125h-25zM150 200h25v125h-25zM325 225h50v100h-50zM25 400h25v100H25zM75 400h25v100H75zM125 460h100v40H125zM250 375h50v125h-50zM325 425h75v75h-75z',
    ],
    [red, 'M200 200h100v125H200z'],
  ],
  // Construction: courses in bond, and the brick that arrives on time.
  construction: [
    [red, field],
    [
      ink,
      'M0 95h45v75H0zM0 180h120v75H0zM0 265h45v75H0zM55 265h140v75H55zM205 265h140v75H205zM0 350h120v75H0zM130 350h140v75H130zM280 350h120v75H280zM0 435h45v75H0zM55 435h140v75H55zM205 435h140v75H205zM355 435h45v75h-45z',
    ],
    [white, 'M130 180h140v75H130z'],
  ],
  // Healthcare: one pulse on many lines.
  healthcare: [
    [mist, field],
    [ink, pulses(12), 16],
    [red, pulse(275), 16],
  ],
  // Events: beams, each twice as wide as the last, down to the edge of a stage.
  events: [
    [ink, field],
    [white, 'M400-40-60 410h44zm0 0L200 410h150z'],
    [red, 'M400-40 60 404h80zM0 404h400v96H0z'],
  ],
};

/** Stations on the lines of sourcing, each in the middle of a path of no length. */
function stations(d: string, size: number): Drawing {
  return [
    [ink, d, { width: size, ends: 'round' }],
    [white, d, { width: 0.625 * size, ends: 'round' }],
  ];
}

/** The left half of a disc in seven blocks: each is as wide as the disc is at its middle. */
function roughHalf() {
  const radius = 175;
  return Array.from({ length: 7 }, (_, row) => {
    const width = Math.round(Math.sqrt(radius ** 2 - (50 * (row - 3)) ** 2));
    return `M200 ${75 + 50 * row}h-${width}v50h${width}z`;
  }).join('');
}

/** As the ground, they go on beyond the edges. */
function rowsOfPieces() {
  return Array.from({ length: 20 }, (_, row) => `M-975 ${50 * row - 225}h4975`).join('');
}

function pulse(y: number) {
  return `M0 ${y}h100l50-50 100 100 50-50h100`;
}

function pulses(count: number) {
  return Array.from({ length: count }, (_, row) => pulse(50 * row - 25)).join('');
}

/** The ways of transport below each other, a square to a day, a week to a line and a free line below each way. */
function calendar(): Drawing {
  const [sea, air, express] = logistikTransport.transport.options;
  const spans = [express, air, sea].map(({ duration }) => parseSpan(duration));
  const weeksOf = (days: number) => Math.ceil(days / 7);
  const linesOf = (ways: typeof spans) => ways.reduce((sum, { to }) => sum + weeksOf(to) + 1, 0);

  const margin = 30;
  // Of a day and the gap behind it: seven fit across the poster, and all weeks down it.
  const pitch = Math.min(50, Math.floor(450 / (linesOf(spans) - 1)));
  const side = 0.8 * pitch;
  const line = { width: side, dashes: `${side} ${pitch - side}` };

  /** The days of a way from one to another, its first week on the given line. */
  const days = (from: number, to: number, start: number) =>
    Array.from({ length: weeksOf(to) }, (_, week) => {
      const [first, last] = [Math.max(from - 7 * week, 0), Math.min(to - 7 * week, 7)];
      const middle = margin + pitch * (start + week) + side / 2;
      return first < last ? `M${margin + pitch * first} ${middle}h${pitch * (last - first)}` : '';
    }).join('');

  const starts = spans.map((_, index) => linesOf(spans.slice(0, index)));
  const certain = spans.map(({ from }, index) => days(0, from, starts[index] ?? 0));
  const spread = spans.map(({ from, to }, index) => days(from, to, starts[index] ?? 0));
  return [
    [white, certain.join(''), line],
    [red, spread.join(''), line],
  ];
}
