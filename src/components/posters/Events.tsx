import { ink, red, white } from './colours.ts';

/** Events: spotlights, each twice as wide as the last, on the wall and the floor of a stage. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d="M375 0 50 45v24zM375 0 50 105v54zM375 0 150 460h193z" />
      <path fill={red} d="M375 0 50 237v150z" />
    </>
  );
}
