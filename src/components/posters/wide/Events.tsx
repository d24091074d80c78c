import { ink, red, white } from '../colours.ts';

/** Events: spotlights, each twice as wide as the last, on the floor of a stage. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h1600v340H0z" />
      <path fill={white} d="M1050 0-444 131l17 129zM1050 0 225 300h305zM1050 0 929 300h219z" />
      <path fill={red} d="M1050 0 666 300h197z" />
    </>
  );
}
