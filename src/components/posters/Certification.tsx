import { ink, mist, red, white } from './colours.ts';

/** Certification: a chop over the brackets of a standard. */
export function Certification() {
  return (
    <>
      <path fill={mist} d="M0 0h400v500H0z" />
      <path fill="none" stroke={ink} strokeWidth="50" d="M125 50H50v400h75M275 50h75v400h-75" />
      <g transform="rotate(-12 200 250)">
        <path fill={red} d="M70 120h260v260H70z" />
        <path
          fill="none"
          stroke={white}
          strokeWidth="20"
          d="M100 150h80v80h-80zM130 190h20M210 150h100M210 190h100M210 230h100M100 260v100M140 260v100M180 260v100M220 270h80v80h-80zM250 310h20"
        />
      </g>
    </>
  );
}
