import { ink, red, white } from '../colours.ts';

/** The audience in front of the light: one after the other, no two alike. */
const heights = [12, 0, 20, 6, 16, 2, 14, 8];
const heads = heights.map((height, index) => `M${1180 + 56 * index} ${440 + height}v0`).join('');
const shoulders = heights.map((height, index) => `M${1180 + 56 * index} ${502 + height}v0`).join('');

/** Events: the beams of one lamp, each twice as wide as the last, on a dark stage that leaves room for words. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="m1680-50-470 550h35zm0 0-270 550h120z" />
      <path fill={red} d="m1680-50-380 550h70z" />
      <g stroke={ink} strokeLinecap="round">
        <path strokeWidth="34" d={heads} />
        <path strokeWidth="68" d={shoulders} />
      </g>
    </>
  );
}
