import { ink, red, white } from './colours.ts';

const rows = Array.from({ length: 10 }, (_, row) => `M25 ${25 + 50 * row}h351`).join('');

/** Quality management: eighty pieces, and the one that is found. */
export function Quality() {
  return (
    <>
      <path fill={red} d="M0-250h400v1000H0z" />
      <path stroke={white} strokeWidth="28" strokeLinecap="round" strokeDasharray="0 50" d={rows} />
      <circle fill={ink} cx="275" cy="275" r="25" />
    </>
  );
}
