import { ink, red, white } from './colours.ts';

/** Events: beams, each twice as wide as the last, down to the edge of a stage. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d="M400-40-60 410h44zm0 0L200 410h150z" />
      <path fill={red} d="M400-40 60 404h80zM0 404h400v96H0z" />
    </>
  );
}
