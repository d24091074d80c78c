import { ink, red, white } from './colours.ts';

/** Events: spotlights, each twice as wide as the last. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d="m375 0-693 97 8 49zM375 0l-666 216 37 91zM375 0 68 629l258 70z" />
      <path fill={red} d="m375 0-566 412 116 124z" />
    </>
  );
}
