import { ink, mist, red } from './colours.ts';

const pulse = 'h100l50-50 100 100 50-50h100';

/** Healthcare: one pulse on many lines. */
export function Healthcare() {
  const lines = Array.from({ length: 12 }, (_, i) => `M0 ${50 * i - 25}${pulse}`);
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <path fill="none" stroke={ink} strokeWidth="16" d={lines.join('')} />
      <path fill="none" stroke={red} strokeWidth="16" d={`M0 275${pulse}`} />
    </>
  );
}
