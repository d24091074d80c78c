import { ink, red, white } from '../colours.ts';

/** Events: the beams of one lamp on a dark stage that leaves room for words, and the audience all along its edge. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="m1490-30-180 502h44zm0 0-50 502h230z" />
      <path fill={red} d="m1490-30-104 448h49zM-800 418h4000v82H-800z" />
      <g stroke={ink} strokeLinecap="round" strokeDasharray="0 88">
        <path strokeWidth="30" d="M-844 448H3200" />
        <path strokeWidth="66" d="M-844 500H3200" />
        <path strokeWidth="44" stroke={red} d="M-800 468H3200" />
        <path strokeWidth="84" stroke={red} d="M-800 526H3200" />
        <path strokeWidth="34" d="M-800 468H3200" />
        <path strokeWidth="74" d="M-800 526H3200" />
      </g>
    </>
  );
}
