import { ink, mist, red } from '../colours.ts';

const pulse = 'h700l50-50 100 100 50-50h700';

/** Healthcare: one pulse on many lines. */
export function Healthcare() {
  const lines = Array.from({ length: 7 }, (_, i) => `M0 ${50 * i - 25}${pulse}`);
  return (
    <>
      <path fill={mist} d="M0 0h1600v250H0z" />
      <path fill="none" stroke={ink} strokeWidth="18" d={lines.join('')} />
      <path fill="none" stroke={red} strokeWidth="26" d={`M0 125${pulse}`} />
    </>
  );
}
