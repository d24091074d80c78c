import { ink, red, white } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** Where goods come in: costs and the dollar on the wall, a rack with what came, and a telephone that rings. */
export const receiving: MarkedPicture = {
  picture: (
    <>
      {/* The price that stays, the rack, the counter and the floor; the costs that grow up to the price. */}
      <path
        stroke={ink}
        strokeWidth="12"
        d="M18 34h176M16 150v262M200 150v262M10 256h196M10 390h196M226 322h174M250 322v90M0 418h400"
      />
      <path stroke={red} strokeWidth="30" d="M37 130v-24M84 130V88M131 130V68M178 130V46" />
      {/* Cartons, and parts of which nobody has one. */}
      <path stroke={ink} strokeWidth="48" strokeDasharray="48 6" d="M30 227h102" />
      <path stroke={ink} strokeWidth="68" strokeDasharray="34 8" d="M30 351h76m50 0h34" />
      {/* A course, and a paper of the EU that is not enough here. */}
      <path fill={white} d="M234 22h148v96H234zM258 140h88v112h-88z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="8"
        d="M296 164h-20v34h20m-20-17h16m18-21v38h20v-38m-58 62h60"
      />
      {/* A telephone; the carton that is larger, and the file. */}
      <path fill={ink} d="m250 316 10-30h52l10 30zM246 260h80v18h-18v-6h-44v6h-18z" />
      <path fill={red} d="M138 180h52v70h-52zM350 256h30v60h-30z" />
      <g fill="none" stroke={red} strokeWidth="6">
        <path d="m246 74 30-30 30 30 30-40 30 20M250 150l104 92" />
        <path strokeDasharray="9 6" d="M116 319h30v62h-30z" />
      </g>
    </>
  ),
  box: '0 0 400 424',
  notes: [
    { mark: [70, 72], detail: [20, 12, 190] },
    { mark: [164, 158], detail: [84, 156, 160] },
    { mark: [382, 26], detail: [212, 4, 190] },
    { mark: [131, 298], detail: [64, 306, 130] },
    { mark: [328, 132], detail: [222, 136, 160] },
    { mark: [222, 284], detail: [212, 252, 130] },
  ],
};
