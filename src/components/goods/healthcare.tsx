import type { GoodsPicture } from '#content/goods.ts';
import { ink, mist, red, white } from '../posters/colours.ts';

/** What wards and practices buy. */
export const healthcare = {
  // A glove with its cuff.
  gloves: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill={ink} d="M51.5 62h77v40h-77z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="17"
        strokeLinecap="round"
        d="M60 90V35M80 90V19M100 90V23M120 90V39M64 92 33 60"
      />
      <path fill={red} d="M47 98h86v22H47z" />
    </>
  ),
  // A mask with its loops.
  mask: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill="none" stroke={white} strokeWidth="5" d="M46 42C14 28 14 84 46 70M134 42c32-14 32 42 0 28" />
      <path fill={white} d="M42 34h96v44l-22 18H64L42 78z" />
      <path fill={ink} d="M42 45h96v5H42zM42 57h96v5H42zM42 69h96v5H42z" />
    </>
  ),
  // A drape over a table, with its opening and the adhesive around it.
  drape: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path fill={white} d="M60 16h60l32 62v26H28V78z" />
      <path fill={mist} d="M28 78h124v26H28z" />
      <ellipse fill={ink} stroke={red} strokeWidth="8" cx="90" cy="50" rx="24" ry="14" />
    </>
  ),
  // A bed with its back raised.
  'care-bed': (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill="none" stroke={ink} strokeWidth="8" d="M30 42v52M152 22v72M30 84h122" />
      <path fill="none" stroke={ink} strokeWidth="14" d="M34 66h66l42-27" />
      <path fill={red} d="m101.8 42 21.8-14.2 5.5 8.3-21.8 14.2z" />
      <circle fill={ink} cx="30" cy="95" r="8" />
      <circle fill={ink} cx="152" cy="95" r="8" />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
