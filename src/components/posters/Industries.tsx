import { ink, mist, red } from './colours.ts';

/** Industries: plates, a shelf, bricks, a pulse and spotlights, one row each. */
export function Industries() {
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <path stroke={ink} strokeWidth="80" strokeLinecap="round" strokeDasharray="0 100" d="M50 50h301" />
      <path
        fill={ink}
        d="M0 100h25v100H0zM50 125h50v75H50zM125 100h25v100h-25zM275 125h50v75h-50zM350 100h25v100h-25zM0 210h95v35H0zM105 210h190v35H105zM305 210h95v35h-95zM0 255h190v35H0zM0 500l50-100 50 100zM100 500l50-100 50 100zM200 500l50-100 50 100z"
      />
      <path fill="none" stroke={ink} strokeWidth="20" d="M0 350h100l50-35 100 70 50-35h100" />
      <path fill={red} d="M175 100h75v100h-75zM200 255h200v35H200zM300 500l50-100 50 100z" />
    </>
  );
}
