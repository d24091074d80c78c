import { ink, red, white } from '../colours.ts';

/** Events: the beams of one lamp on a dark stage that leaves room for words, and the audience before its edge. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="m1490-30-300 480h50zm0 0-110 480h170z" />
      <path fill={red} d="m1490-30-210 480h74zM1040 450h2000v50H1040z" />
      <g stroke={ink} strokeLinecap="round">
        <path strokeWidth="46" d="M1096 428v0M1184 412v0M1272 432v0M1360 416v0M1448 428v0M1536 410v0" />
        <path strokeWidth="84" d="M1096 504v9M1184 488v9M1272 508v9M1360 492v9M1448 504v9M1536 486v9" />
      </g>
    </>
  );
}
