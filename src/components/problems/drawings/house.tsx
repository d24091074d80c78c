import { ink, mist, red } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** A house in section and the yard beside it. */
export const house: MarkedPicture = {
  picture: (
    <>
      <path fill={mist} d="M0 0h400v430H0z" />
      {/* Walls, floors and the ground; the opening of a window in the wall to the yard. */}
      <path
        fill={ink}
        fillRule="evenodd"
        d="M28 104h248v292h124v34H0v-34h28zM44 120h216v76H44zM44 212h216v76H44zM44 304h216v92H44zM260 136h16v44h-16z"
      />
      {/* Chimneys: what was offered, and what it costs later. */}
      <path fill={ink} d="M44 80h28v24H44zM84 80h28v24H84z" />
      <path fill={red} d="M148 62h28v42h-28zM188 44h28v60h-28zM228 22h28v82h-28z" />
      {/* A window that is higher than its opening. */}
      <path fill={red} d="M248 124h40v68h-40z" />
      <path fill={mist} d="M258 134h20v48h-20z" />
      {/* A file of three, one of them empty. */}
      <path
        fill={ink}
        fillRule="evenodd"
        d="M68 226h38v48H68zM77 236h20v5H77zM77 247h20v5H77zM77 258h12v5H77zM124 226h38v48h-38zM133 236h20v5h-20zM133 247h20v5h-20zM133 258h12v5h-12z"
      />
      <path
        fill="none"
        stroke={red}
        strokeWidth="5"
        strokeDasharray="9 6.2"
        d="M190 228.5h23.5v43h-33v-43z"
      />
      {/* Slabs, one of them in two pieces. */}
      <path fill={ink} d="M60 326h40v70H60zM108 326h40v70h-40zM204 326h40v70h-40z" />
      <path fill={red} d="M156 326h40v28l-14 10-10-8-16 16zM156 380l16-16 10 8 14-10v34h-40z" />
      {/* The yard is full; what comes next has no room in it. */}
      <path
        fill={ink}
        d="M292 372h30v24h-30zM292 342h30v24h-30zM292 312h30v24h-30zM328 372h30v24h-30zM328 342h30v24h-30z"
      />
      <path
        fill={red}
        d="M364 372h36v24h-36zM364 342h36v24h-36zM328 312h30v24h-30zM364 312h36v24h-36zM328 282h30v24h-30z"
      />
    </>
  ),
  box: '0 0 400 430',
  marks: [
    [282, 48],
    [236, 250],
    [312, 158],
    [382, 288],
    [176, 320],
  ],
};
