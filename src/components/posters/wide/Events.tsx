import { ink, red, white } from '../colours.ts';

/** Events: the beams of one lamp on a dark stage that leaves room for words, and the audience all along its edge. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="m1490-30-180 502h44zm0 0-50 502h230z" />
      <path fill={red} d="m1490-30-106 458h50zM-800 428h4000v72H-800z" />
      <g stroke={ink} strokeLinecap="round" strokeDasharray="0 88">
        <path strokeWidth="36" d="M-800 462H3200" />
        <path strokeWidth="76" d="M-800 522H3200" />
      </g>
    </>
  );
}
