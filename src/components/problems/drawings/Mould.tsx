import type { Sheet } from '../Drawing.tsx';

/** Two halves of a mould with the housing between them, the hopper above, a circuit board within. */
function Picture() {
  return (
    <>
      {/* The hopper and what runs into the mould. */}
      <path d="M168 4h104l-34 56v64M202 124V60L168 4" />
      <path
        d="M190 20h.1M204 16h.1M220 22h.1M236 16h.1M250 20h.1M212 36h.1M228 36h.1"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {/* Upper half, hatched; the plate that nobody has engraved. */}
      <path d="M20 100h182v24h36v-24h182v130h-58v-50H78v50H20z" />
      <path
        d="m20 150 50-50M20 190l90-90M20 230l130-130M100 180l80-80M300 180l80-80M340 180l80-80M362 198l58-58M362 230l58-58"
        strokeWidth=".75"
      />
      <path d="M292 112h96v42h-96z" fill="var(--color-field)" />
      <path d="M304 126h58M304 140h40" strokeDasharray="4 5" />
      {/* Lower half. */}
      <path d="M20 250h90v100h220V250h90v180H20z" />
      <path
        d="m20 290 40-40M20 340l90-90M20 390l90-90M30 430l80-80M80 430l80-80M130 430l80-80M180 430l80-80M230 430l80-80M280 430l80-80M330 430l90-90M330 380l90-90M330 330l80-80M380 430l40-40"
        strokeWidth=".75"
      />
      {/* The housing in section, with its crack. */}
      <path
        d="M84 240h12v-46h248v46h12v-58H84zM96 194h20v40h10v-40"
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
    [268, 48],
    [136, 148],
    [388, 133],
    [276, 219],
    [292, 272],
  ],
};
