import type { IndustryRoute } from '#content/routes.ts';
import { type Drawing, ink, mist, red, white } from './Shapes.tsx';

interface WideDrawing {
  /** Two fields are for eight columns, three bands run to the edge of the window. */
  box: string;
  /** The part of the picture that stays where a narrow window crops it; without, its middle. */
  align?: 'xMaxYMax';
  shapes: Drawing;
}

/**
 * The landscape sisters of the industries' posters: the same shapes on a ground that closes on all four sides. On a phone
 * they are cropped to 2.56:1, so the picture lies in the middle.
 */
export const widePosters: Record<IndustryRoute, WideDrawing> = {
  // Gastronomy: the plate on the table, fork and knife beside it.
  '/gastronomy': {
    box: '0 0 900 400',
    shapes: [
      [red, 'M0 0h900v400H0z'],
      [
        ink,
        'M115 50h20v100h15V50h20v100h15V50h20v150h-30v200h-30V200h-30zM785 50a70 175 0 0 0-70 175h40v175h30z',
      ],
      [white, { cx: 460, cy: 200, r: 175 }],
      [ink, { cx: 460, cy: 200, r: 125 }, 10],
      [red, { cx: 460, cy: 200, r: 75 }],
    ],
  },
  // Retail: two long shelves, and the one article that is yours.
  '/retail': {
    box: '0 0 900 400',
    shapes: [
      [mist, 'M0 0h900v400H0z'],
      [
        ink,
        'M0 175h900v25H0zM0 375h900v25H0zM0 75h50v100H0zM75 25h50v150H75zM150 100h75v75h-75zM250 25h25v150h-25zM300 25h25v150h-25zM350 25h25v150h-25zM400 125h125v50H400zM550 75h50v100h-50zM625 75h50v100h-50zM700 25h100v150H700zM825 100h75v75h-75zM25 300h75v75H25zM125 225h25v150h-25zM175 225h25v150h-25zM225 325h100v50H225zM350 250h75v125h-75zM625 275h50v100h-50zM700 275h50v100h-50zM775 225h25v150h-25zM825 225h25v150h-25z',
      ],
      [red, 'M450 225h150v150H450z'],
    ],
  },
  // Construction: a wall as it grows, and the brick that arrives on time.
  '/construction': {
    box: '0 0 1600 350',
    shapes: [
      [red, 'M0 0h1600v350H0z'],
      [ink, 'M-30 47.5H710M-105 132.5H1235M-30 217.5H1460M-105 302.5H1600', { width: 75, dashes: '140 10' }],
      [white, 'M720 10h140v75H720z'],
    ],
  },
  // Healthcare: one pulse on many lines.
  '/healthcare': {
    box: '0 0 1600 250',
    shapes: [
      [mist, 'M0 0h1600v250H0z'],
      [ink, pulses(7), 18],
      [red, pulse(125), 26],
    ],
  },
  // Events: the beams of one lamp on a dark stage that leaves room for words, and the audience all along its edge.
  '/events': {
    box: '0 0 1600 500',
    align: 'xMaxYMax',
    shapes: [
      [ink, 'M-800 0h4000v500H-800z'],
      [white, 'm1490-30-180 502h44zm0 0-50 502h230z'],
      [red, 'm1490-30-104 448h49zM-800 418h4000v82H-800z'],
      [ink, 'M-844 448H3200', { width: 30, dashes: '0 88', ends: 'round' }],
      [ink, 'M-844 500H3200', { width: 66, dashes: '0 88', ends: 'round' }],
      [red, 'M-800 468H3200', { width: 44, dashes: '0 88', ends: 'round' }],
      [red, 'M-800 526H3200', { width: 84, dashes: '0 88', ends: 'round' }],
      [ink, 'M-800 468H3200', { width: 34, dashes: '0 88', ends: 'round' }],
      [ink, 'M-800 526H3200', { width: 74, dashes: '0 88', ends: 'round' }],
    ],
  },
};

function pulse(y: number) {
  return `M0 ${y}h700l50-50 100 100 50-50h700`;
}

function pulses(count: number) {
  return Array.from({ length: count }, (_, row) => pulse(50 * row - 25)).join('');
}
