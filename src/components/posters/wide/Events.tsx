import { ink, red, white } from '../colours.ts';

/** Events: the beams of one lamp on a dark stage that leaves room for words, and the audience before its edge. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="m1490-30-220 502h48zm0 0-62 502h230z" />
      <path fill={red} d="m1490-30-136 502h58zM-800 472h4000v28H-800z" />
      <path
        stroke={ink}
        strokeWidth="84"
        strokeLinecap="round"
        d="M1296 502v0M1392 500v0M1488 508v0M1584 500v0"
      />
    </>
  );
}
