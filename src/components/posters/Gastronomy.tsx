import { ink, red, white } from './colours.ts';

/** Gastronomy: a plate between fork and knife. */
export function Gastronomy() {
  return (
    <>
      <path fill={red} d="M0 0h400v500H0z" />
      <path fill={ink} d="M25 0h15v150h10V0h15v150h10V0h15v200H75v300H40V200H25z" />
      <circle fill={white} cx="300" cy="250" r="175" />
      <circle fill="none" stroke={ink} strokeWidth="10" cx="300" cy="250" r="125" />
      <circle fill={red} cx="300" cy="250" r="75" />
    </>
  );
}
