import { ink, mist, red, white } from './colours.ts';

const stations = 'M50 425h0M50 225h0M175 325h0M325 175h0';

/** End-to-end sourcing: two lines become one and end at the customer's ramp. */
export function Sourcing() {
  return (
    <>
      <path fill={mist} d="M0-250h4000v1000H0z" />
      <path fill="none" stroke={ink} strokeWidth="40" d="M0 225h75l100 100" />
      <path fill="none" stroke={red} strokeWidth="40" d="M0 425h75l250-250V75" />
      <path fill={red} d="M250-250h3950v350H250z" />
      <path stroke={ink} strokeWidth="80" strokeLinecap="round" d={stations} />
      <path stroke={white} strokeWidth="50" strokeLinecap="round" d={stations} />
    </>
  );
}
