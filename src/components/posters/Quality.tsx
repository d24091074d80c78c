import { ink, red, white } from './colours.ts';

/** As the ground, they go on beyond the edges. */
const rows = Array.from({ length: 20 }, (_, row) => `M-975 ${50 * row - 225}h4975`).join('');

/** Quality management: eighty pieces, and the one that is found. */
export function Quality() {
  return (
    <>
      <path fill={red} d="M-999-250h4999v1000H-999z" />
      <path stroke={white} strokeWidth="28" strokeLinecap="round" strokeDasharray="0 50" d={rows} />
      <circle fill={ink} cx="275" cy="275" r="25" />
    </>
  );
}
