import { ink, mist, red } from './colours.ts';

/** Legal texts: lines, flush left. */
export function Legal() {
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <path
        fill={ink}
        d="M50 50h300v25H50zM50 100h250v25H50zM50 150h325v25H50zM50 200h150v25H50zM50 300h325v25H50zM50 350h275v25H50z"
      />
      <path fill={red} d="M50 425h100v25H50z" />
    </>
  );
}
