import { ink, mist, red } from './colours.ts';

/** Retail: three shelves, and the one article that is yours. */
export function Retail() {
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <path
        fill={ink}
        d="M0 148h400v27H0zM0 325h400v27H0zM25 25h50v125H25zM100 75h75v75h-75zM200 25h25v125h-25zM250 25h25v125h-25zM300 100h100v50H300zM0 250h75v75H0zM100 200h25v125h-25zM150 200h25v125h-25zM325 225h50v100h-50zM25 400h25v100H25zM75 400h25v100H75zM125 460h100v40H125zM250 375h50v125h-50zM325 425h75v75h-75z"
      />
      <path fill={red} d="M200 200h100v125H200z" />
    </>
  );
}
