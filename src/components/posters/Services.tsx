import { ink, mist, red } from './colours.ts';

/** Services: five tracks side by side. */
export function Services() {
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <g fill="none" stroke={ink} strokeWidth="30">
        <path d="M0 225h75l125-125V0M0 275h96l154-154V0M0 375h137l213-212V0M0 425h158l275-275" />
        <path stroke={red} d="M0 325h116l184-184V0" />
      </g>
    </>
  );
}
