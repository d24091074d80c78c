import { ink, mist, red } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** A house in section and the yard beside it. */
export const house: MarkedPicture = {
  picture: (
    <>
      {/* Walls, floors and the ground; the opening of a window in the wall to the yard. */}
      <path
        fill={ink}
        fillRule="evenodd"
        d="M28 104h248v292h124v34H0v-34h28zM44 120h216v76H44zM44 212h216v76H44zM44 304h216v92H44zM260 136h16v44h-16z"
      />
      {/* Chimneys: what was offered, and what it costs later. */}
      <path stroke={ink} strokeWidth="24" strokeDasharray="28 12" d="M44 92h68" />
      <path fill={red} d="M148 62h28v42h-28zM188 44h28v60h-28zM228 22h28v82h-28z" />
      {/* A window that is higher than its opening. */}
      <path fill={red} d="M248 124h40v68h-40z" />
      <path fill={mist} d="M258 134h20v48h-20z" />
      {/* A file of three, one of them empty. */}
      <path stroke={ink} strokeWidth="48" strokeDasharray="38 18" d="M68 250h94" />
      <path stroke={mist} strokeWidth="5" strokeDasharray="20 36" d="M77 238h76M77 249h76M77 260h76" />
      <path fill="none" stroke={red} strokeWidth="5" strokeDasharray="9 6" d="M183 229h30v42h-30z" />
      {/* Slabs, one of them in two pieces. */}
      <path stroke={ink} strokeWidth="70" strokeDasharray="40 8" d="M60 361h88M204 361h40" />
      <path fill={red} d="M156 326h40v28l-14 10-10-8-16 16zM156 380l16-16 10 8 14-10v34h-40z" />
      {/* The yard is full; what comes next has no room in it. */}
      <g id="house4" strokeWidth="24" strokeDasharray="30 6">
        <path stroke={ink} d="M292 384h66M292 354h66M292 324h30" />
        <path stroke={red} d="M364 384h36M364 354h36M328 324h72M328 294h30" />
      </g>
    </>
  ),
  box: '0 0 400 430',
  notes: [
    { mark: [282, 48], detail: [118, 4, 170] },
    { mark: [312, 158], detail: [176, 106, 150] },
    { mark: [236, 250], detail: [80, 190, 150] },
    { mark: [382, 288], detail: [262, 280, 170], group: 'house4' },
    { mark: [176, 320], detail: [90, 296, 170] },
  ],
};
