import type { GoodsPicture } from '#content/goods.ts';
import { ink, mist, red, white } from '../posters/colours.ts';

/** What hotels and restaurants buy. */
export const gastronomy = {
  // A stack of plates from the side, and a glass.
  tableware: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path
        fill={ink}
        d="M22 33h92l-14 9H36zM22 59h92l-14 9H36zM22 72h92l-14 9H36zM22 85h92l-14 9H36zM22 98h92l-14 9H36zM22 111h92l-14 9H36z"
      />
      <path fill={red} d="M22 46h92l-14 9H36z" />
      <path fill={ink} d="M126 22h36l-6 98h-24z" />
      <path fill={white} d="M131 27h26l-2 35h-22z" />
    </>
  ),
  // Spoons, heads and tails.
  cutlery: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill={white} d="M28 17h10v31a16 25 0 1 1-10 0zM108 17h10v31a16 25 0 1 1-10 0z" />
      <path fill={ink} d="M68 103h10V72a16 25 0 1 0-10 0zM148 103h10V72a16 25 0 1 0-10 0z" />
    </>
  ),
  // Containers of the Gastronorm from the side, one below its lid.
  buffet: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path
        fill={white}
        d="M28 58h72v9h-6l-6 35H40l-6-35h-6zM164 58h72v9h-6l-6 35h-48l-6-35h-6zM-62 58h72v9H4l-6 35h-48l-6-35h-6zM34 50a30 27 0 0 1 60 0zM58 15h12v8H58z"
      />
      <path fill={red} d="M112 58h40v9h-5l-4 35h-22l-4-35h-5z" />
    </>
  ),
  // A row of chairs.
  chairs: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill={ink} d="M18 14h9v46h36v60h-9V70H27v50h-9zM128 14h9v46h36v60h-9V70h-27v50h-9z" />
      <path fill={red} d="M73 14h9v46h36v60h-9V70H82v50h-9z" />
    </>
  ),
  // Folded towels.
  linen: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path
        fill={white}
        d="M190 16H45a8 8 0 0 0 0 16h145zM190 58H45a8 8 0 0 0 0 16h145zM190 79H45a8 8 0 0 0 0 16h145zM190 100H45a8 8 0 0 0 0 16h145z"
      />
      <path fill={red} d="M190 37H45a8 8 0 0 0 0 16h145z" />
    </>
  ),
  // A dispenser, a bottle and a piece of soap.
  amenities: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill={ink} d="M32 50h40v70H32zM47 36h10v14H47zM38 24h28v8H38zM84 42h32v78H84zM92 24h16v14H92z" />
      <path fill={white} d="M40 68h24v26H40z" />
      <circle fill={red} cx="145" cy="101" r="19" />
    </>
  ),
  // A chef's jacket.
  workwear: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill={white} d="M72 14h36l34 24 22 62-24 8-8-22v34H48V86l-8 22-24-8 22-62z" />
      <path fill={ink} d="M72 14h36L90 42z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 19"
        d="M78 56v60M102 56v60"
      />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
