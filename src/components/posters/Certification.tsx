import { ink, mist, red, white } from './colours.ts';

/** Certification: a chop over the brackets of a standard. It reads 正品, «genuine goods». */
export function Certification({ hasBand }: { hasBand: boolean }) {
  return (
    <>
      <path fill={mist} d="M-999-250h4999v1000H-999z" />
      <g fill="none" stroke={ink}>
        <path strokeWidth="50" d="M125 50H50v400h75M275 50h75v400h-75" data-shape="tall" />
        {hasBand && (
          <path
            strokeWidth="24"
            d="M156 172h-44v111h44M244 172h44v111h-44"
            data-shape="wide"
            display="none"
          />
        )}
      </g>
      <g transform="rotate(-12 200 250)" data-shape="chop">
        <path fill={red} d="M70 120h260v260H70z" />
        <path
          fill="none"
          stroke={white}
          strokeWidth="18"
          d="M92 148h216M200 148v76M200 186h80M140 186v38M92 224h216M150 256h100v34H150zM96 318h88v34H96zM216 318h88v34h-88z"
        />
      </g>
    </>
  );
}
