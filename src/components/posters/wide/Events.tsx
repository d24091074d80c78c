import { ink, red, white } from '../colours.ts';

/** Events: spotlights, each twice as wide as the last, down to the floor of a dark stage that leaves room for words. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M-800 0h4000v500H-800z" />
      <path fill={white} d="M1530 0 1340 500h45zM1530 0v500h180z" />
      <path fill={red} d="m1530 0-125 500h90z" />
    </>
  );
}
