import { ink, red, white } from '../colours.ts';

/** Events: spotlights, each twice as wide as the last. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h1600v340H0z" />
      <path fill={white} d="M1050 0-444 131l17 129zM1050 0-360 513l111 237zM1050 0 488 1391l1026 36z" />
      <path fill={red} d="m1050 0-1182 923 387 349z" />
    </>
  );
}
