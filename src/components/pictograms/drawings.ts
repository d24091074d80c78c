import type { ProblemIcon } from '#content/problem-list.ts';

/** A pictogram on a grid of 32 units: paths, of which exactly one part is red. */
interface Drawing {
  /** Drawn with an ink line of 2 units. */
  ink: string;
  /** The part that goes wrong, with a red line of 2 units … */
  red?: string;
  /** … or as a red area. */
  block?: string;
}

export const drawings: Record<ProblemIcon, Drawing> = {
  // A sawtooth factory that is only a stage set, and who stands behind it.
  facade: { ink: 'M3 27V9l5-5v5l5-5v23M13 8l15 19M1 27h30', block: 'M16 20h5v6h-5z' },
  // Two pieces above the limit, the third below it.
  drift: { ink: 'M4 6h6v6H4zM13 6h6v6h-6zM2 17h28', block: 'M21 21h8v8h-8z' },
  'hidden-costs': { ink: 'M4 28v-7h6v7zM13 28V16h6v12zM22 28V16h6v12z', block: 'M21 4h8v9h-8z' },
  liability: { ink: 'M16 3v25M9 28h14M4 8h24M7 8 3 18h8z', block: 'm25 8-5 12h10z' },
  clock: { ink: 'M28 16a12 12 0 1 1-24 0 12 12 0 0 1 24 0z', red: 'M16 8v8h7' },
  calendar: { ink: 'M4 7h24v21H4zM4 13h24M10 3v6M22 3v6', block: 'M17 17h7v7h-7z' },
  papers: { ink: 'M10 8V4h18v20h-4M4 8h20v20H4z', red: 'M9 15h10M9 21h6' },
  // The one we need stands on the five we must take.
  quantity: {
    ink: 'M4 20h8v8H4zM12 20h8v8h-8zM20 20h8v8h-8zM8 12h8v8H8zM16 12h8v8h-8z',
    block: 'M11 3h10v8H11z',
  },
  copy: { ink: 'M4 4h16v16H4z', red: 'M24 12h4v16H12v-4' },
  // Two halves of a mould and the part between them.
  tool: { ink: 'M4 4h24v9h-5v-4H9v4H4zM4 28h24v-9h-5v4H9v-4H4z', block: 'M12 12h8v8h-8z' },
  payment: { ink: 'M3 8h26v16H3zM7 16h1M24 16h1', block: 'M20 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0z' },
  language: { ink: 'M4 4h24v19H16l-6 6v-6H4z', red: 'M9 11h14M16 7v4M20 11l-9 8M12 11l9 8' },
  // The glass that freight forwarders print on cartons.
  breakage: { ink: 'M9 4h14v7a7 7 0 0 1-14 0zM16 18v10M10 28h12', red: 'm18 4-4 4 4 3-3 4' },
  // A plate whose rim has a piece out of it.
  chip: {
    ink: 'M20 4a13 13 0 1 0 8 8M21 16a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
    red: 'm20 4-1 4 4-1v4l5 1',
  },
  // A plate whose decoration breaks off.
  decor: { ink: 'M29 16a13 13 0 1 1-26 0 13 13 0 0 1 26 0z', red: 'M16 9a7 7 0 1 0 7 7' },
  comparison: { ink: 'M4 12h24M4 20h24', red: 'M22 4 10 28' },
  blocked: { ink: 'M6 13v15M3 28h6M15 18h10v10H15z', block: 'M3 7h27v6H3z' },
  shelf: { ink: 'M4 3v26M28 3v26M4 12h24M4 20h24M4 28h24M9 12V6h5v6M9 28v-4h8v4', block: 'M18 5h6v6h-6z' },
  // Three pins: Switzerland's plug, SN 441011.
  plug: { ink: 'M7 13h18v7l-5 5h-8l-5-5zM10 13V4M22 13V4M16 25v6', red: 'M16 12V4' },
  flame: {
    ink: 'M17 3c1 6 8 9 8 17a9 9 0 0 1-18 0c0-4 2-7 4-9l2 4c3-3 4-7 4-12z',
    block: 'M16 28a4 4 0 0 1-4-4c0-3 4-4 4-7 0 3 4 4 4 7a4 4 0 0 1-4 4z',
  },
  measure: { ink: 'M4 4h24v14H18v-6h-4v6H4z', red: 'M4 26h24M4 22v8M28 22v8' },
  route: { ink: 'M3 24h8L21 8h8', block: 'M20 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0z' },
  'spare-part': { ink: 'm16 3 11 6.5v13L16 29 5 22.5v-13z', red: 'M21 16a5 5 0 1 1-10 0 5 5 0 0 1 10 0z' },
  'price-tag': { ink: 'M4 4h12l13 13-12 12L4 16z', block: 'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z' },
  // A bar code under the scanner.
  trace: { ink: 'M5 5v22M10 5v22M13 5v22M19 5v22M22 5v22M27 5v22', red: 'M1 16h30' },
  // A flask, and what settles in it.
  laboratory: { ink: 'M11 3h10M13 3v9L4 28h24l-9-16V3', block: 'm11 20-4 8h18l-4-8z' },
  // One has gone, another sits in the place.
  handover: {
    ink: 'M14 9a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM2 28c0-7 3-10 7-10s7 3 7 10',
    red: 'M28 9a4 4 0 1 1-8 0M20 20c2-2 10-3 10 8',
  },
  // A company's chop.
  signature: { ink: 'M13 15V9a4 4 0 1 1 6 0v6h6v6H7v-6z', block: 'M5 24h22v4H5z' },
};
