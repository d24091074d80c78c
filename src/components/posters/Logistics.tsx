import { ink, red, white } from './colours.ts';

/** Logistics: express, air and sea on one axis of 35 days, their spread in red. */
export function Logistics() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d="M0 75h11v50H0zM0 150h34v75H0zM0 250h286v175H0z" />
      <path fill={red} d="M11 75h23v50H11zM34 150h46v75H34zM286 250h114v175H286z" />
    </>
  );
}
