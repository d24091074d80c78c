import { red, white } from './colours.ts';

/** Home: the mark, as large as it gets. */
export function Home() {
  return (
    <>
      <path fill={red} d="M0 0h400v500H0z" />
      <g fill="none" stroke={white} strokeWidth="50">
        <path d="M0 125h75l125 125h200M0 375h75l125-125" />
        <circle fill={red} cx="262.5" cy="250" r="62.5" />
      </g>
    </>
  );
}
