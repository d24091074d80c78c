import { ink, red, white } from './colours.ts';

/** About us: four years, each twice as large as the last. */
export function About() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <circle fill={white} cx="45" cy="60" r="20" />
      <circle fill={white} cx="87" cy="102" r="40" />
      <circle fill={white} cx="172" cy="187" r="80" />
      <circle fill={red} cx="342" cy="357" r="160" />
    </>
  );
}
