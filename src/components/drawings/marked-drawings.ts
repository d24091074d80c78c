import type { MarkedDrawing } from '#content/page.schema.ts';
import { type Drawing, ink, mist, red, white } from './Shapes.tsx';

/** A drawing on a grey plate, and where it is marked. */
interface Marked {
  shapes: Drawing;
  /** The box around it: x, y, width, height. */
  box: string;
  /** The middle of each mark, in the order of the notes. */
  marks: readonly (readonly [x: number, y: number])[];
}

/** The technical drawings that problem lists mark. */
export const markedDrawings: Record<MarkedDrawing, Marked> = {
  // Two halves of a mould with the housing between them, the hopper above, a circuit board within.
  mould: {
    shapes: [
      // The hopper and the grains in it, one of another kind.
      [ink, 'M158 0h124l-34 58v44h-56V58z'],
      [white, 'M186 16h.1M206 32h.1M234 32h.1M254 16h.1M220 50h.1', { width: 11, ends: 'round' }],
      [red, 'M220 14h.1', { width: 11, ends: 'round' }],
      // Both halves, the gate between those of the upper; the plate that nobody has engraved.
      [ink, 'M20 100h182v80H78v50H20zM420 100H238v80h124v50h58zM20 250h90v100h220V250h90v180H20z'],
      [white, 'M276 112h96v42h-96z'],
      // The housing, with its crack.
      [red, 'M84 250h26v-44h220v44h26v-68H84z'],
      [white, 'm122 178-9 12 16 6-12 14', 6],
      // The board, and what it radiates.
      [ink, 'M140 316h160v14H140zM166 296h42v20h-42zM240 302h34v14h-34z'],
      [red, 'M206 286a22 22 0 0 1 32 0M194 272a40 40 0 0 1 56 0', 6],
      // The trade mark in the housing.
      [ink, { cx: 236, cy: 226, r: 19 }],
      [white, 'M230 236v-19h8a5 5 0 0 1 0 10h-8M238 227l6 9', 4],
    ],
    box: '20 0 400 430',
    marks: [
      [306, 44],
      [136, 148],
      [396, 133],
      [282, 226],
      [292, 276],
    ],
  },
  // The label of a box of medical goods: who makes it, who imports it, what it is and how it can be traced.
  label: {
    shapes: [
      [ink, 'M7 0h426v480H7z'],
      [mist, 'M16 9h408v108H16zM16 226h200v100H16zM16 335h408v136H16z'],
      [red, 'M225 226h199v100H225z'],
      // The maker, and the importer’s line, which is empty.
      [ink, 'M34 66V44l16-14v14l16-14v36zM88 32h184v12H88zM88 54h120v12H88z'],
      [red, 'M36 94h172', { width: 5, dashes: '9 6' }],
      // CE and its four digits.
      [white, 'M78 148a25 25 0 1 0 0 46M121 148a25 25 0 1 0 0 46M98 171h20', 10],
      [white, 'M164 171h90', { width: 14, dashes: '18 6' }],
      // Batch and bars.
      [ink, 'M32 276h130', { width: 60, dashes: '7 6 4 7 10 8 4 6 8 8' }],
      // A sealed pouch.
      [white, 'M244 244h122v64H244z'],
      [ink, 'M260 265h60M260 280h60M260 295h36', 9],
      // The only factory.
      [ink, 'M40 452v-70l28-24v24l28-24v24l28-24v94z'],
      [ink, 'M150 395h110M150 415h86M150 435h96', 10],
      [mist, 'M54 421h50', { width: 14, dashes: '18 14' }],
      // The folded corner leads to the file.
      [ink, 'M428 394v81h-81z'],
      [white, 'm351 471 9-64 64-9z'],
    ],
    box: '-10 -10 460 500',
    marks: [
      [300, 84],
      [296, 172],
      [190, 278],
      [366, 276],
      [142, 358],
      [394, 440],
    ],
  },
  // A house in section and the yard beside it.
  house: {
    shapes: [
      // Walls, floors and the ground; the opening of a window in the wall to the yard.
      [
        ink,
        'M28 104h248v292h124v34H0v-34h28zM44 120v76h216v-76zM44 212v76h216v-76zM44 304v92h216v-92zM260 136v44h16v-44z',
      ],
      // Chimneys: what was offered, and what it costs later.
      [ink, 'M44 92h68', { width: 24, dashes: '28 12' }],
      [red, 'M148 62h28v42h-28zM188 44h28v60h-28zM228 22h28v82h-28z'],
      // A window that is higher than its opening.
      [red, 'M248 124h40v68h-40z'],
      [mist, 'M258 134h20v48h-20z'],
      // A file of three, one of them empty.
      [ink, 'M68 250h94', { width: 48, dashes: '38 18' }],
      [mist, 'M77 238h76M77 249h76M77 260h76', { width: 5, dashes: '20 36' }],
      [red, 'M183 229h30v42h-30z', { width: 5, dashes: '9 6' }],
      // Slabs, one of them in two pieces.
      [ink, 'M60 361h88M204 361h40', { width: 70, dashes: '40 8' }],
      [red, 'M156 326h40v28l-14 10-10-8-16 16zM156 380l16-16 10 8 14-10v34h-40z'],
      // The yard is full; what comes next has no room in it.
      [ink, 'M292 384h66M292 354h66M292 324h30', { width: 24, dashes: '30 6' }],
      [red, 'M364 384h36M364 354h36M328 324h72M328 294h30', { width: 24, dashes: '30 6' }],
    ],
    box: '0 0 400 430',
    marks: [
      [282, 48],
      [312, 158],
      [236, 250],
      [382, 288],
      [176, 320],
    ],
  },
  // A dining room that is about to open: a curtain, a laid table, and an appliance below it that waits for its plug.
  table: {
    shapes: [
      // The rail, a curtain without its label, the table with its shelf, and the floor.
      [ink, 'M0 0h112v14H0zM108 262h292v18H108zM124 280h16v132h-16zM140 388h260v12H140zM0 412h400v18H0z'],
      [red, 'M16.5 14v382M38.5 14v390M60.5 14v382M82.5 14v390', 17],
      // Tags: what a trader asks, and the next.
      [ink, 'M146 0v40M192 0v40M246 0v40', 4],
      [ink, 'M132 40h28v36h-28zM174 40h36v50h-36z'],
      [red, 'M222 40h48v70h-48z'],
      [mist, 'M146 50h0M192 51h0M246 53h0', { width: 8, ends: 'round' }],
      // A lamp.
      [ink, 'M351 0h6v46h-6zM312 92a42 46 0 0 1 84 0z'],
      // Plates, one of another make.
      [ink, 'M122 255h84M122 241h84M122 213h84', 10],
      [red, 'M114 227h100', 10],
      // A plate whose edge broke.
      [ink, { cx: 268, cy: 208, r: 54 }],
      [mist, { cx: 268, cy: 208, r: 34 }],
      [mist, 'm284 146 50 46-30-2-4-14-18-2z'],
      [red, 'M284 157a53 53 0 0 1 35 35', { width: 5, dashes: '9 6' }],
      // A cup under the glass.
      [ink, 'M340 222h46v26a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14z'],
      [red, 'M386 166 371 186M344 204a19 19 0 1 1 38 0 19 19 0 1 1-38 0z', 8],
      // A chafing dish, and its plug before a socket of another kind.
      [
        ink,
        'M268 340a56 36 0 0 1 112 0zM260 344h128v26H260zM276 370h12v18h-12zM360 370h12v18h-12zM316 296h16v12h-16z',
      ],
      [red, 'M260 357h-24v-30h-16', 6],
      [red, 'M198 314h24v26h-24zM184 318h14v5h-14zM184 331h14v5h-14z'],
      [ink, 'M148 310h28v34h-28z'],
      [mist, 'M156 320h0M168 320h0M162 333h0', { width: 5, ends: 'round' }],
    ],
    box: '0 0 400 430',
    marks: [
      [286, 84],
      [164, 190],
      [268, 208],
      [363, 243],
      [210, 366],
      [96, 168],
    ],
  },
  // A buyer's desk: what has been offered, ordered and paid, and what does not come.
  desk: {
    shapes: [
      // The window; where the works should be there is only an outline.
      [ink, 'M20 20h166v148H20z'],
      [white, 'M32 32h142v124H32z'],
      [red, 'M48 146V92l30-20v20l30-20v20l30-20v74z', { width: 7, dashes: '13 8' }],
      // Three offers on the wall, the last of a thinner sheet.
      [white, 'M214 32h50v74h-50zM274 32h50v74h-50zM334 32h50v74h-50z'],
      [ink, 'M222 54h34M282 54h34', 16],
      [red, 'M342 54h34', 5],
      [ink, 'M222 76h94M222 86h94M342 76h34M342 86h34', { width: 4, dashes: '34 26' }],
      // One piece is needed; so many have to be taken.
      [red, 'M53 250h111M24 221h140M24 192h140', { width: 24, dashes: '24 5' }],
      [ink, 'M24 238h24v24H24z'],
      // The deposit leaves.
      [ink, 'M216 178h110v74H216zM200 252h142v10H200z'],
      [red, 'M271 215h129', 14],
      [red, { cx: 271, cy: 215, r: 22 }],
      // Desk and floor.
      [ink, 'M0 262h400v18H0zM24 280h18v132H24zM358 280h18v132h-18zM0 412h400v18H0z'],
      // A calendar below it, its date moved from week to week.
      [ink, 'M104 304h198v16H104z'],
      [white, 'M104 320h198v92H104z'],
      [ink, 'M117 340h68M117 366h172M117 392h172', { width: 16, dashes: '16 10' }],
      [red, 'M195 340h16', 16],
      [red, 'M222 333h14v14h-14zM248 333h14v14h-14zM274 333h14v14h-14z', 3],
    ],
    box: '0 0 400 430',
    marks: [
      [174, 40],
      [366, 104],
      [142, 204],
      [344, 184],
      [302, 312],
    ],
  },
  // Where goods come in: costs and the dollar on the wall, a rack with what came, and a telephone that rings.
  receiving: {
    shapes: [
      // The price that stays, the rack, the counter and the floor; the costs that grow up to the price.
      [ink, 'M18 34h176M16 150v262M200 150v262M10 256h196M10 390h196M226 322h174M250 322v90M0 418h400', 12],
      [red, 'M37 130v-24M84 130V88M131 130V68M178 130V46', 30],
      // Cartons, and parts of which nobody has one.
      [ink, 'M30 227h102', { width: 48, dashes: '48 6' }],
      [ink, 'M30 351h76m50 0h34', { width: 68, dashes: '34 8' }],
      // A course, and a paper of the EU that is not enough here.
      [white, 'M234 22h148v96H234zM258 140h88v112h-88z'],
      [ink, 'M296 164h-20v34h20m-20-17h16m18-21v38h20v-38m-58 62h60', 8],
      // A telephone; the carton that is larger, and the file.
      [ink, 'm250 316 10-30h52l10 30zM246 260h80v18h-18v-6h-44v6h-18z'],
      [red, 'M138 180h52v70h-52zM350 256h30v60h-30z'],
      [red, 'm246 74 30-30 30 30 30-40 30 20M250 150l104 92', 6],
      [red, 'M116 319h30v62h-30z', { width: 6, dashes: '9 6' }],
    ],
    box: '0 0 400 424',
    marks: [
      [70, 72],
      [164, 158],
      [382, 26],
      [131, 298],
      [328, 132],
      [222, 284],
    ],
  },
};
