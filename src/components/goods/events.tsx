import type { GoodsPicture } from '#content/goods.ts';
import { ink, mist, red, white } from '../posters/colours.ts';

/** What agencies and exhibition builders buy. */
export const events = {
  // A stack of chairs.
  'stacking-chairs': (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <g fill="none" strokeWidth="8">
        <path stroke={ink} d="m46 46 8 30h52l6 30M54 76l-6 30M57 36l8 30h52M68 26l8 30h52" />
        <path stroke={red} d="m79 16 8 30h52" />
      </g>
    </>
  ),
  // A wall of modules, one of another colour.
  'led-wall': (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path fill={red} d="M60 0h60v60H60z" />
      <path
        fill="none"
        stroke={white}
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 15"
        d="M7.5 7.5H180M7.5 22.5H180M7.5 37.5H180M7.5 52.5H180M7.5 67.5H180M7.5 82.5H180M7.5 97.5H180M7.5 112.5H180"
      />
    </>
  ),
  // A truss and a lamp on it.
  truss: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="7"
        strokeLinejoin="bevel"
        d="M0 18h180M0 54h180M-10 54l20-36 20 36 20-36 20 36 20-36 20 36 20-36 20 36 20-36 20 36"
      />
      <path fill={red} d="M76 70h28l18 50H58z" />
      <path fill={ink} d="M76 54h28v16H76z" />
    </>
  ),
  // The curtain opens.
  curtain: (
    <>
      <path fill={ink} d="M0 0h180v120H0z" />
      <path fill={white} d="M30 92h120v12H30z" />
      <path fill={red} d="M0 0h90c0 60-30 96-60 120H0zM180 0H90c0 60 30 96 60 120h30z" />
      <path
        fill={ink}
        d="M26 0h7c2 50-6 90-19 120H6c14-32 22-70 20-120zM60 0h7c-2 54-18 92-38 120h-9c24-32 40-68 40-120zM154 0h-7c-2 50 6 90 19 120h8c-14-32-22-70-20-120zM120 0h-7c2 54 18 92 38 120h9c-24-32-40-68-40-120z"
      />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
