import { ink, red, white } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** A buyer's desk: what has been offered, ordered and paid, and what does not come. */
export const desk: MarkedPicture = {
  picture: (
    <>
      {/* The window; where the works should be there is only an outline. */}
      <path fill={ink} d="M20 20h166v148H20z" />
      <path fill={white} d="M32 32h142v124H32z" />
      <path
        fill="none"
        stroke={red}
        strokeWidth="7"
        strokeDasharray="13 8"
        d="M48 146V92l30-20v20l30-20v20l30-20v74z"
      />
      {/* Three offers on the wall, the last of a thinner sheet. */}
      <path fill={white} d="M214 32h50v74h-50zM274 32h50v74h-50zM334 32h50v74h-50z" />
      <path stroke={ink} strokeWidth="16" d="M222 54h34M282 54h34" />
      <path stroke={red} strokeWidth="5" d="M342 54h34" />
      <path
        stroke={ink}
        strokeWidth="4"
        strokeDasharray="34 26"
        d="M222 76h94M222 86h94M342 76h34M342 86h34"
      />
      {/* One piece is needed; so many have to be taken. */}
      <path stroke={red} strokeWidth="24" strokeDasharray="24 5" d="M53 250h111M24 221h140M24 192h140" />
      <path fill={ink} d="M24 238h24v24H24z" />
      {/* The deposit leaves. */}
      <path fill={ink} d="M216 178h110v74H216zM200 252h142v10H200z" />
      <path stroke={red} strokeWidth="14" d="M271 215h129" />
      <circle fill={red} cx="271" cy="215" r="22" />
      {/* Desk and floor. */}
      <path fill={ink} d="M0 262h400v18H0zM24 280h18v132H24zM358 280h18v132h-18zM0 412h400v18H0z" />
      {/* A calendar below it, its date moved from week to week. */}
      <path fill={ink} d="M104 304h198v16H104z" />
      <path fill={white} d="M104 320h198v92H104z" />
      <path stroke={ink} strokeWidth="16" strokeDasharray="16 10" d="M117 340h68M117 366h172M117 392h172" />
      <path stroke={red} strokeWidth="16" d="M195 340h16" />
      <path
        fill="none"
        stroke={red}
        strokeWidth="3"
        d="M222 333h14v14h-14zM248 333h14v14h-14zM274 333h14v14h-14z"
      />
    </>
  ),
  box: '0 0 400 430',
  notes: [
    { mark: [174, 40], detail: [8, 30, 180] },
    { mark: [366, 104], detail: [190, 10, 200] },
    { mark: [142, 204], detail: [-4, 158, 180] },
    { mark: [344, 184], detail: [190, 150, 200] },
    { mark: [302, 312], detail: [80, 292, 240] },
  ],
};
