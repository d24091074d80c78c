import { ink, red, white } from './colours.ts';

/** Contact: Swiss quotation marks, open and close. */
export function Contact() {
  return (
    <>
      <path fill={red} d="M0 0h400v500H0z" />
      <g fill="none" strokeWidth="50">
        <path stroke={white} d="M175 35 75 135l100 100M300 35 200 135l100 100" />
        <path stroke={ink} d="m100 265 100 100-100 100M225 265l100 100-100 100" />
      </g>
    </>
  );
}
