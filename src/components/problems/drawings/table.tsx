import { ink, mist, red } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** A dining room that is about to open: a curtain, a laid table, and an appliance below it that waits for its plug. */
export const table: MarkedPicture = {
  picture: (
    <>
      {/* The rail, a curtain without its label, the table with its shelf, and the floor. */}
      <path
        fill={ink}
        d="M0 0h112v14H0zM108 262h292v18H108zM124 280h16v132h-16zM140 388h260v12H140zM0 412h400v18H0z"
      />
      <path stroke={red} strokeWidth="17" d="M16.5 14v382M38.5 14v390M60.5 14v382M82.5 14v390" />
      {/* Tags: what a trader asks, and the next. */}
      <path stroke={ink} strokeWidth="4" d="M146 0v40M192 0v40M246 0v40" />
      <path fill={ink} d="M132 40h28v36h-28zM174 40h36v50h-36z" />
      <path fill={red} d="M222 40h48v70h-48z" />
      <path stroke={mist} strokeWidth="8" strokeLinecap="round" d="M146 50h0M192 51h0M246 53h0" />
      {/* A lamp. */}
      <path fill={ink} d="M351 0h6v46h-6zM312 92a42 46 0 0 1 84 0z" />
      {/* Plates, one of another make. */}
      <g id="table2" strokeWidth="10">
        <path stroke={ink} d="M122 255h84M122 241h84M122 213h84" />
        <path stroke={red} d="M114 227h100" />
      </g>
      {/* A plate whose edge broke. */}
      <g id="table3">
        <circle fill={ink} cx="268" cy="208" r="54" />
        <circle fill={mist} cx="268" cy="208" r="34" />
        <path fill={mist} d="m284 146 50 46-30-2-4-14-18-2z" />
        <path fill="none" stroke={red} strokeWidth="5" strokeDasharray="9 6" d="M284 157a53 53 0 0 1 35 35" />
      </g>
      {/* A cup under the glass. */}
      <g id="table4">
        <path fill={ink} d="M340 222h46v26a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14z" />
        <path
          fill="none"
          stroke={red}
          strokeWidth="8"
          d="M386 166 371 186M344 204a19 19 0 1 1 38 0 19 19 0 1 1-38 0z"
        />
      </g>
      {/* A chafing dish, and its plug before a socket of another kind. */}
      <path
        fill={ink}
        d="M268 340a56 36 0 0 1 112 0zM260 344h128v26H260zM276 370h12v18h-12zM360 370h12v18h-12zM316 296h16v12h-16z"
      />
      <path fill="none" stroke={red} strokeWidth="6" d="M260 357h-24v-30h-16" />
      <path fill={red} d="M198 314h24v26h-24zM184 318h14v5h-14zM184 331h14v5h-14z" />
      <path fill={ink} d="M148 310h28v34h-28z" />
      <path stroke={mist} strokeWidth="5" strokeLinecap="round" d="M156 320h0M168 320h0M162 333h0" />
    </>
  ),
  box: '0 0 400 430',
  notes: [
    { mark: [286, 84], detail: [110, 10, 170] },
    { mark: [164, 190], detail: [90, 182, 140], group: 'table2' },
    { mark: [268, 208], detail: [184, 148, 168], group: 'table3' },
    { mark: [363, 243], detail: [280, 150, 170], group: 'table4' },
    { mark: [210, 366], detail: [120, 296, 140] },
    { mark: [96, 168], detail: [-30, 60, 160] },
  ],
};
