import { ink, red, white } from '../colours.ts';

/** Events: spotlights, each twice as wide as the last, down to the floor of a stage. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h1600v340H0z" />
      <path fill={white} d="M1050 0-444 131l17 129zM1050 0 115 340h346zM1050 0 913 340h248z" />
      <path fill={red} d="M1050 0 615 340h223z" />
    </>
  );
}
