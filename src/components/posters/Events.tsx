import { ink, red, white } from './colours.ts';

/** Events: beams, each twice as wide as the last, and the audience in front of them. */
export function Events() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d="M400-40-100 500h40zm0 0L190 500h160z" />
      <path fill={red} d="M400-40 30 500h80z" />
      <g stroke={ink} strokeLinecap="round">
        <path strokeWidth="44" d="M20 396v0M92 380v0M164 402v0M236 384v0M308 398v0M380 382v0" />
        <path strokeWidth="88" d="M20 470v90M92 454v90M164 476v90M236 458v90M308 472v90M380 456v90" />
      </g>
    </>
  );
}
