import { ink, red, white } from '../colours.ts';

/** Gastronomy: the plate on the table, fork and knife beside it. */
export function Gastronomy() {
  return (
    <>
      <path fill={red} d="M0 0h900v400H0z" />
      <path
        fill={ink}
        d="M115 50h20v100h15V50h20v100h15V50h20v150h-30v200h-30V200h-30zM785 50a70 175 0 0 0-70 175h40v175h30z"
      />
      <circle fill={white} cx="460" cy="200" r="175" />
      <circle fill="none" stroke={ink} strokeWidth="10" cx="460" cy="200" r="125" />
      <circle fill={red} cx="460" cy="200" r="75" />
    </>
  );
}
