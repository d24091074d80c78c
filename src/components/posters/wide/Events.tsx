import { ink, red, white } from '../colours.ts';

/** Events: the beams of one lamp, each twice as wide as the last, on a dark stage that leaves room for words. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="m1680-50-470 550h35zm0 0-270 550h120z" />
      <path fill={red} d="m1680-50-380 550h70z" />
    </>
  );
}
