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
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
