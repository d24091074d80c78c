import type { GoodsPicture } from '#content/goods.ts';
import { ink, mist, red, white } from '../posters/colours.ts';

/** What builders buy. */
export const construction = {
  // Tiles with quarters of circles.
  tiles: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path
        fill={ink}
        d="M0 0h60a60 60 0 0 1-60 60zM180 0v60a60 60 0 0 1-60-60zM60 60h60a60 60 0 0 1-60 60zM0 120V60a60 60 0 0 1 60 60zM120 120a60 60 0 0 1 60-60v60z"
      />
      <path fill={red} d="M60 60A60 60 0 0 1 120 0v60z" />
    </>
  ),
  // A lever handle and its key rosette.
  'door-handle': (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill={ink} d="M22 0h6v120h-6z" />
      <path fill={white} d="M62 20h88a11 11 0 0 1 0 22H83a24 24 0 1 1-21-22z" />
      <circle fill={white} cx="62" cy="88" r="14" />
      <path fill={ink} d="M59 80h6v16h-6z" />
    </>
  ),
  // Stairs with their rail.
  railing: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path
        fill={ink}
        d="M0 120v-18h36V84h36V66h36V48h36V30h36v90zM16 50h5v52h-5zM52 32h5v52h-5zM88 14h5v52h-5zM124-4h5v52h-5zM160-20h5v50h-5z"
      />
      <path fill="none" stroke={red} strokeWidth="9" d="m-6 66 150-75" />
    </>
  ),
  // A washbasin and its tap.
  washbasin: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path fill={white} d="M20 62h140c0 30-22 50-52 50H72c-30 0-52-20-52-50z" />
      <path fill="none" stroke={red} strokeWidth="11" d="M70 62V32a16 16 0 0 1 32 0v12" />
    </>
  ),
  // Three pendants.
  luminaires: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path fill={mist} d="M28 0h4v34h-4zM148 0h4v34h-4zM-4 68a34 34 0 0 1 68 0zM116 68a34 34 0 0 1 68 0z" />
      <path fill={red} d="M88 0h4v54h-4zM56 88a34 34 0 0 1 68 0z" />
      <path fill={white} d="M20 68a10 10 0 0 0 20 0zM80 88a10 10 0 0 0 20 0zM140 68a10 10 0 0 0 20 0z" />
    </>
  ),
  // The fronts of a kitchen.
  fronts: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path
        fill={mist}
        d="M-6-6h40v54h-40zM38-6h50v54H38zM92-6h50v54H92zM146-6h40v54h-40zM-6 60h40v66h-40zM92 60h50v66H92zM146 60h40v66h-40z"
      />
      <path fill={red} d="M38 60h50v66H38z" />
      <path
        fill={ink}
        d="M52 36h22v4H52zM106 36h22v4h-22zM106 68h22v4h-22zM12 36h18v4H12zM12 68h18v4H12zM152 36h18v4h-18zM152 68h18v4h-18z"
      />
      <path fill={white} d="M52 68h22v4H52z" />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
