import { ink, mist, red } from '../colours.ts';

/** Retail: two long shelves, and the one article that is yours. */
export function Retail() {
  return (
    <>
      <path fill={mist} d="M0 0h900v400H0z" />
      <path
        fill={ink}
        d="M0 175h900v25H0zM0 375h900v25H0zM0 75h50v100H0zM75 25h50v150H75zM150 100h75v75h-75zM250 25h25v150h-25zM300 25h25v150h-25zM350 25h25v150h-25zM400 125h125v50H400zM550 75h50v100h-50zM625 75h50v100h-50zM700 25h100v150H700zM825 100h75v75h-75zM25 300h75v75H25zM125 225h25v150h-25zM175 225h25v150h-25zM225 325h100v50H225zM350 250h75v125h-75zM625 275h50v100h-50zM700 275h50v100h-50zM775 225h25v150h-25zM825 225h25v150h-25z"
      />
      <path fill={red} d="M450 225h150v150H450z" />
    </>
  );
}
