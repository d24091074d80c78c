import { ink, mist, red, white } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** The label of a box of medical goods: who makes it, who imports it, what it is and how it can be traced. */
export const label: MarkedPicture = {
  picture: (
    <>
      <path fill={ink} d="M7 0h426v480H7z" />
      <path fill={mist} d="M16 9h408v108H16zM16 226h200v100H16zM16 335h408v136H16z" />
      <path fill={red} d="M225 226h199v100H225z" />
      {/* The maker, and the importer’s line, which is empty. */}
      <path fill={ink} d="M34 66V44l16-14v14l16-14v36zM88 32h184v12H88zM88 54h120v12H88z" />
      <path fill="none" stroke={red} strokeWidth="5" strokeDasharray="9 6" d="M36 94h172" />
      {/* CE and its four digits. */}
      <path
        fill="none"
        stroke={white}
        strokeWidth="10"
        d="M78 148a25 25 0 1 0 0 46M121 148a25 25 0 1 0 0 46M98 171h20"
      />
      <path stroke={white} strokeWidth="14" strokeDasharray="18 6" d="M164 171h90" />
      {/* Batch and bars. */}
      <path stroke={ink} strokeWidth="60" strokeDasharray="7 6 4 7 10 8 4 6 8 8" d="M32 276h130" />
      {/* A sealed pouch. */}
      <path fill={white} d="M244 244h122v64H244z" />
      <path stroke={ink} strokeWidth="9" d="M260 265h60M260 280h60M260 295h36" />
      {/* The only factory. */}
      <path fill={ink} d="M40 452v-70l28-24v24l28-24v24l28-24v94z" />
      <path stroke={ink} strokeWidth="10" d="M150 395h110M150 415h86M150 435h96" />
      <path stroke={mist} strokeWidth="14" strokeDasharray="18 14" d="M54 421h50" />
      {/* The folded corner leads to the file. */}
      <path fill={ink} d="M428 394v81h-81z" />
      <path fill={white} d="m351 471 9-64 64-9z" />
    </>
  ),
  box: '-10 -10 460 500',
  notes: [
    { mark: [300, 84], detail: [16, 8, 150] },
    { mark: [296, 172], detail: [22, 106, 180] },
    { mark: [190, 278], detail: [16, 216, 170] },
    { mark: [366, 276], detail: [226, 220, 180] },
    { mark: [142, 358], detail: [16, 346, 160] },
    { mark: [394, 440], detail: [260, 352, 180] },
  ],
};
