import { ink, mist, red, white } from './colours.ts';

const tall = 'M50 425h0M50 225h0M175 325h0M325 175h0';
const wide = 'M50 158h0M50 238h0M160 198h0M270 198h0';

/** End-to-end sourcing: two lines become one and end at the customer's ramp; in a band it lies to the right. */
export function Sourcing({ hasBand }: { hasBand: boolean }) {
  return (
    <>
      <path fill={mist} d="M-999-250h4999v1000H-999z" />
      <g data-shape="tall">
        <path fill="none" stroke={ink} strokeWidth="40" d="M-999 225H75l100 100" />
        <path fill="none" stroke={red} strokeWidth="40" d="M-999 425H75l250-250V75" />
        <path fill={red} d="M250-250h3950v350H250z" />
        <Stations d={tall} size={80} />
      </g>
      {hasBand && (
        <g data-shape="wide" display="none">
          <path fill="none" stroke={ink} strokeWidth="30" d="M0 158h80l40 40" />
          <path fill="none" stroke={red} strokeWidth="30" d="M0 238h80l40-40h220" />
          <path fill={red} d="M335-250h4000v1000H335z" />
          <Stations d={wide} size={64} />
        </g>
      )}
    </>
  );
}

function Stations({ d, size }: { d: string; size: number }) {
  return (
    <>
      <path stroke={ink} strokeWidth={size} strokeLinecap="round" d={d} />
      <path stroke={white} strokeWidth={0.625 * size} strokeLinecap="round" d={d} />
    </>
  );
}
