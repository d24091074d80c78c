import { ink, mist, red } from './colours.ts';

/** Why us: others with gaps, one without. */
export function WhyUs() {
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <path
        fill={ink}
        d="M0 0h75v125H0zM0 175h75v200H0zM0 425h75v75H0zM100 0h75v250h-75zM100 300h75v75h-75zM100 450h75v50h-75zM325 50h75v150h-75zM325 250h75v250h-75z"
      />
      <path fill={red} d="M200 0h100v500H200z" />
    </>
  );
}
