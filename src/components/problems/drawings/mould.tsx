import { ink, red, white } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** Two halves of a mould with the housing between them, the hopper above, a circuit board within. */
export const mould: MarkedPicture = {
  picture: (
    <>
      {/* The hopper and the grains in it, one of another kind. */}
      <path fill={ink} d="M158 0h124l-34 58v44h-56V58z" />
      <g strokeWidth="11" strokeLinecap="round">
        <path stroke={white} d="M186 16h.1M206 32h.1M234 32h.1M254 16h.1M220 50h.1" />
        <path stroke={red} d="M220 14h.1" />
      </g>
      {/* Both halves, the gate between those of the upper; the plate that nobody has engraved. */}
      <path
        fill={ink}
        d="M20 100h182v80H78v50H20zM420 100H238v80h124v50h58zM20 250h90v100h220V250h90v180H20z"
      />
      <path fill={white} d="M276 112h96v42h-96z" />
      {/* The housing, with its crack. */}
      <path fill={red} d="M84 250h26v-44h220v44h26v-68H84z" />
      <path fill="none" stroke={white} strokeWidth="6" d="m122 178-9 12 16 6-12 14" />
      {/* The board, and what it radiates. */}
      <path fill={ink} d="M140 316h160v14H140zM166 296h42v20h-42zM240 302h34v14h-34z" />
      <path fill="none" stroke={red} strokeWidth="6" d="M206 286a22 22 0 0 1 32 0M194 272a40 40 0 0 1 56 0" />
      {/* The trade mark in the housing. */}
      <g id="mould4">
        <circle fill={ink} cx="236" cy="226" r="19" />
        <path fill="none" stroke={white} strokeWidth="4" d="M230 236v-19h8a5 5 0 0 1 0 10h-8M238 227l6 9" />
      </g>
    </>
  ),
  box: '20 0 400 430',
  notes: [
    { mark: [306, 44], detail: [130, -4, 190] },
    { mark: [136, 148], detail: [48, 130, 160] },
    { mark: [396, 133], detail: [262, 92, 124] },
    { mark: [282, 226], detail: [181, 187, 110], group: 'mould4' },
    { mark: [292, 276], detail: [128, 250, 190] },
  ],
};
