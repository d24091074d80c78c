import type { GoodsPicture } from '#content/industries/schema.ts';
import { type Drawing, ink, mist, red, white } from './Shapes.tsx';

const field = 'M0 0h180v120H0z';

/** The goods, on a field of 180 by 120 units. */
export const goods: Record<GoodsPicture, Drawing> = {
  // What hotels and restaurants buy.

  // A stack of plates from the side, and a glass.
  tableware: [
    [mist, field],
    [
      ink,
      'M22 33h92l-14 9H36zM22 59h92l-14 9H36zM22 72h92l-14 9H36zM22 85h92l-14 9H36zM22 98h92l-14 9H36zM22 111h92l-14 9H36z',
    ],
    [red, 'M22 46h92l-14 9H36z'],
    [ink, 'M126 22h36l-6 98h-24z'],
    [white, 'M131 27h26l-2 35h-22z'],
  ],
  // Containers of the Gastronorm from the side, one below its lid.
  buffet: [
    [ink, field],
    [
      white,
      'M28 58h72v9h-6l-6 35H40l-6-35h-6zM164 58h72v9h-6l-6 35h-48l-6-35h-6zM-62 58h72v9H4l-6 35h-48l-6-35h-6zM34 50a30 27 0 0 1 60 0zM58 15h12v8H58z',
    ],
    [red, 'M112 58h40v9h-5l-4 35h-22l-4-35h-5z'],
  ],
  // A row of chairs.
  chairs: [
    [mist, field],
    [ink, 'M18 14h9v46h36v60h-9V70H27v50h-9zM128 14h9v46h36v60h-9V70h-27v50h-9z'],
    [red, 'M73 14h9v46h36v60h-9V70H82v50h-9z'],
  ],
  // Folded towels.
  linen: [
    [ink, field],
    [
      white,
      'M190 16H45a8 8 0 0 0 0 16h145zM190 58H45a8 8 0 0 0 0 16h145zM190 79H45a8 8 0 0 0 0 16h145zM190 100H45a8 8 0 0 0 0 16h145z',
    ],
    [red, 'M190 37H45a8 8 0 0 0 0 16h145z'],
  ],

  // What shops sell.

  // A pan with an egg.
  pan: [
    [mist, field],
    [ink, { cx: 78, cy: 60, r: 46 }],
    [ink, 'M120 52h70v16h-70z'],
    [white, { cx: 76, cy: 62, r: 25 }],
    [red, { cx: 82, cy: 57, r: 11 }],
  ],
  vase: [
    [red, field],
    [
      white,
      'M68 12h44c0 18-10 22-10 36s26 20 26 44c0 12-6 20-12 28H64c-6-8-12-16-12-28 0-24 26-30 26-44s-10-18-10-36z',
    ],
    [ink, 'M53 84h74q2 9-1 16H54q-3-7-1-16z'],
  ],
  shelf: [
    [mist, field],
    [
      ink,
      'M36 10h8v110h-8zM136 10h8v110h-8zM36 44h108v8H36zM36 86h108v8H36zM52 18h12v26H52zM68 24h12v20H68zM104 62h22v24h-22z',
    ],
    [red, 'M58 62h26v24H58z'],
  ],
  wheel: [
    [mist, field],
    [ink, { cx: 90, cy: 60, r: 44 }, 10],
    [ink, 'M90 16v88M46 60h88M59 29l62 62M121 29 59 91', 3],
    [red, { cx: 90, cy: 60, r: 13 }],
  ],
  bulb: [
    [red, field],
    [white, 'M76 84c0-12-20-16-20-40a34 34 0 0 1 68 0c0 24-20 28-20 40z'],
    [ink, 'M76 88h28v8H76zM76 100h28v8H76z'],
  ],
  blocks: [
    [red, field],
    [white, 'M46 66h88v54H46z'],
    [ink, 'M46 62 90 20l44 42zM78 92a12 12 0 0 1 24 0v28H78z'],
  ],
  't-shirt': [
    [mist, field],
    [ink, 'M62 18h14a14 12 0 0 0 28 0h14l36 22-14 26-20-9v63H60V57l-20 9-14-26z'],
    [red, 'M60 70h60v14H60z'],
  ],
  carton: [
    [mist, field],
    [ink, 'M40 44h100v76H40z'],
    [red, 'M32 22h116v22H32z'],
    [white, 'M54 84h40v22H54z'],
  ],

  // What builders buy.

  // A lever handle and its key rosette.
  'door-handle': [
    [red, field],
    [ink, 'M22 0h6v120h-6z'],
    [white, 'M62 20h88a11 11 0 0 1 0 22H83a24 24 0 1 1-21-22z'],
    [white, { cx: 62, cy: 88, r: 14 }],
    [ink, 'M59 80h6v16h-6z'],
  ],

  // What wards and practices buy.

  // A glove with its cuff.
  gloves: [
    [mist, field],
    [ink, 'M51.5 62h77v40h-77z'],
    [ink, 'M60 90V35M80 90V19M100 90V23M120 90V39M64 92 33 60', { width: 17, ends: 'round' }],
    [red, 'M47 98h86v22H47z'],
  ],
  // A mask with its loops.
  mask: [
    [red, field],
    [white, 'M46 42C14 28 14 84 46 70M134 42c32-14 32 42 0 28', 5],
    [white, 'M42 34h96v44l-22 18H64L42 78z'],
    [ink, 'M42 45h96v5H42zM42 57h96v5H42zM42 69h96v5H42z'],
  ],
  // A drape over a table, with its opening and the adhesive around it.
  drape: [
    [ink, field],
    [white, 'M60 16h60l32 62v26H28V78z'],
    [mist, 'M28 78h124v26H28z'],
    [ink, { cx: 90, cy: 50, rx: 24, ry: 14 }],
    [red, { cx: 90, cy: 50, rx: 24, ry: 14 }, 8],
  ],
  // A bed with its back raised.
  'care-bed': [
    [mist, field],
    [ink, 'M30 42v52M152 22v72M30 84h122', 8],
    [ink, 'M34 66h66l42-27', 14],
    [red, 'm101.8 42 21.8-14.2 5.5 8.3-21.8 14.2z'],
    [ink, { cx: 30, cy: 95, r: 8 }],
    [ink, { cx: 152, cy: 95, r: 8 }],
  ],

  // What agencies and exhibition builders buy.

  // A stack of chairs.
  'stacking-chairs': [
    [mist, field],
    [ink, 'm46 46 8 30h52l6 30M54 76l-6 30M57 36l8 30h52M68 26l8 30h52', 8],
    [red, 'm79 16 8 30h52', 8],
  ],
  // A wall of modules, one of another colour.
  'led-wall': [
    [ink, field],
    [red, 'M60 0h60v60H60z'],
    [
      white,
      'M7.5 7.5H180M7.5 22.5H180M7.5 37.5H180M7.5 52.5H180M7.5 67.5H180M7.5 82.5H180M7.5 97.5H180M7.5 112.5H180',
      { width: 8, dashes: '0 15', ends: 'round' },
    ],
  ],
  // A truss and a lamp on it.
  truss: [
    [mist, field],
    [
      ink,
      'M0 18h180M0 54h180M-10 54l20-36 20 36 20-36 20 36 20-36 20 36 20-36 20 36 20-36 20 36',
      { width: 7, joins: 'bevel' },
    ],
    [red, 'M76 70h28l18 50H58z'],
    [ink, 'M76 54h28v16H76z'],
  ],
  // The curtain opens.
  curtain: [
    [ink, field],
    [white, 'M30 92h120v12H30z'],
    [red, 'M0 0h90c0 60-30 96-60 120H0zM180 0H90c0 60 30 96 60 120h30z'],
    [
      ink,
      'M26 0h7c2 50-6 90-19 120H6c14-32 22-70 20-120zM60 0h7c-2 54-18 92-38 120h-9c24-32 40-68 40-120zM154 0h-7c-2 50 6 90 19 120h8c-14-32-22-70-20-120zM120 0h-7c2 54 18 92 38 120h9c-24-32-40-68-40-120z',
    ],
  ],
};
