import type { GoodsPicture } from '#content/goods.ts';
import { ink, mist, red, white } from '../posters/colours.ts';

/** What shops sell. */
export const retail = {
  // A pan with an egg.
  pan: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <circle fill={ink} cx="78" cy="60" r="46" />
      <path fill={ink} d="M120 52h70v16h-70z" />
      <circle fill={white} cx="76" cy="62" r="25" />
      <circle fill={red} cx="82" cy="57" r="11" />
    </>
  ),
  vase: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path
        fill={white}
        d="M68 12h44c0 18-10 22-10 36s26 20 26 44c0 12-6 20-12 28H64c-6-8-12-16-12-28 0-24 26-30 26-44s-10-18-10-36z"
      />
      <path fill={ink} d="M53 84h74q2 9-1 16H54q-3-7-1-16z" />
    </>
  ),
  shelf: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path
        fill={ink}
        d="M36 10h8v110h-8zM136 10h8v110h-8zM36 44h108v8H36zM36 86h108v8H36zM52 18h12v26H52zM68 24h12v20H68zM104 62h22v24h-22z"
      />
      <path fill={red} d="M58 62h26v24H58z" />
    </>
  ),
  wheel: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <circle fill="none" stroke={ink} strokeWidth="10" cx="90" cy="60" r="44" />
      <path fill="none" stroke={ink} strokeWidth="3" d="M90 16v88M46 60h88M59 29l62 62M121 29 59 91" />
      <circle fill={red} cx="90" cy="60" r="13" />
    </>
  ),
  bulb: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill={white} d="M76 84c0-12-20-16-20-40a34 34 0 0 1 68 0c0 24-20 28-20 40z" />
      <path fill={ink} d="M76 88h28v8H76zM76 100h28v8H76z" />
    </>
  ),
  blocks: (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill={white} d="M46 66h88v54H46z" />
      <path fill={ink} d="M46 62 90 20l44 42zM78 92a12 12 0 0 1 24 0v28H78z" />
    </>
  ),
  't-shirt': (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill={ink} d="M62 18h14a14 12 0 0 0 28 0h14l36 22-14 26-20-9v63H60V57l-20 9-14-26z" />
      <path fill={red} d="M60 70h60v14H60z" />
    </>
  ),
  carton: (
    <>
      <path fill={mist} d="M0 0h180v120H0z" />
      <path fill={ink} d="M40 44h100v76H40z" />
      <path fill={red} d="M32 22h116v22H32z" />
      <path fill={white} d="M54 84h40v22H54z" />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
