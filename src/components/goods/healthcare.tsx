import type { GoodsPicture } from '#content/goods.ts';
import { ink, mist, red, white } from '../posters/colours.ts';

/** What wards and practices buy. */
export const healthcare = {
  // A glove with its cuff.
  gloves: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <g transform="translate(24 13) scale(.72)">
        <path
          fill={ink}
          d="M62 108V74L42 56a8 8 0 0 1 11-12l17 14V26a7.5 7.5 0 0 1 15 0v24h3V16a7.5 7.5 0 0 1 15 0v34h3V22a7.5 7.5 0 0 1 15 0v30h3V36a7 7 0 0 1 14 0v46l-8 26z"
        />
        <path fill={red} d="M60 106h72v44H60z" />
      </g>
    </>
  ),
  // A mask with its loops.
  mask: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill="none" stroke={white} strokeWidth="5" d="M44 42c-34-12-34 54 0 40M136 42c34-12 34 54 0 40" />
      <path fill={white} d="M42 34h96v44l-22 18H64L42 78z" />
      <path fill={ink} d="M42 48h96v5H42zM42 62h96v5H42zM48 76h84v5H48z" />
    </>
  ),
  // A drape, unfolded, with its opening and its strip of adhesive.
  drape: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path fill={white} d="M26 16h128v88H26z" />
      <path fill="none" stroke={mist} strokeWidth="4" d="M58 16v88M122 16v88M26 60h128" />
      <path fill={red} d="M26 16h12v88H26z" />
      <ellipse fill={ink} cx="90" cy="60" rx="15" ry="28" />
    </>
  ),
  // Cups with their levels.
  cups: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path
        fill={ink}
        d="M10 26h48v8H10zM66 26h48v8H66zM122 26h48v8h-48zM13 38h42l-7 68H20zM125 38h42l-7 68h-28z"
      />
      <path fill={white} d="M69 38h42l-7 68H76z" />
      <path fill={red} d="M72 66h36l-4 40H76z" />
    </>
  ),
  // A bed with its back raised.
  'care-bed': (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill="none" stroke={ink} strokeWidth="8" d="M30 46v58M152 22v82M30 92h122M62 92l20-26" />
      <path fill="none" stroke={ink} strokeWidth="16" d="M34 68h66l40-30" />
      <path fill={red} d="m104 44 26-19 8 11-26 19z" />
      <circle fill={ink} cx="30" cy="105" r="8" />
      <circle fill={ink} cx="152" cy="105" r="8" />
    </>
  ),
  // A walker with its seat.
  walker: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <g fill="none" stroke={white} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 18h26l-8 70M60 88 118 88M68 18l52 72" />
        <circle cx="52" cy="96" r="16" />
        <circle cx="126" cy="96" r="16" />
      </g>
      <path fill={red} d="M64 50h62v10H64z" />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
