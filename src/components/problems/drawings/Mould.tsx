import type { Sheet } from '../Drawing.tsx';

/** Two halves of a mould with the housing between them, the hopper above, a circuit board within. */
function Picture() {
  return (
    <>
      <pattern
        id="mould-section"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v12" strokeWidth="1.5" />
      </pattern>
      {/* The hopper and what runs into the mould. */}
      <path d="M168 4h104l-34 56v40M202 100V60L168 4" />
      <path
        d="M190 20h.1M204 16h.1M220 22h.1M236 16h.1M250 20h.1M212 36h.1M228 36h.1"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {/* Both halves in section, the gate between those of the upper; the plate that nobody has engraved. */}
      <path
        d="M20 100h182v80H78v50H20zM420 100H238v80h124v50h58zM20 250h90v100h220V250h90v180H20z"
        fill="url(#mould-section)"
      />
      <path d="M276 112h96v42h-96z" fill="var(--color-field)" />
      <path d="M288 126h58M288 140h40" strokeDasharray="4 5" />
      {/* The housing in section, with its crack. */}
      <path
        d="M84 250h12v-56h248v56h12v-68H84zM96 194h20v40h10v-40"
        fill="var(--color-rule)"
        fillRule="evenodd"
      />
      <path d="m122 178-9 10 14 6-10 12" stroke="var(--color-accent)" strokeWidth="4" />
      {/* The board, and what it radiates. */}
      <path d="M140 316h160v12H140zM170 316v-18h34v18M244 316v-12h26v12" />
      <path
        d="M208 286a20 20 0 0 1 28 0M198 274a34 34 0 0 1 48 0"
        stroke="var(--color-accent)"
        strokeWidth="3"
      />
      {/* The trade mark on the housing. */}
      <path d="M236 204a15 15 0 1 0 .1 0M231 226v-14h6a4 4 0 0 1 0 8h-6M237 220l5 6" />
    </>
  );
}

export const Mould: Sheet = {
  picture: Picture,
  box: '19 0 402 440',
  marks: [
    [290, 44],
    [136, 148],
    [396, 133],
    [276, 219],
    [292, 272],
  ],
};
