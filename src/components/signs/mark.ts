/**
 * The mark: the lines from Shanghai and Guangzhou meet, pass one station and leave for the customer. Drawn on 16 units so that all
 * edges are sharp at 16, 32 and 48 px. Header, icons and social images take it from here, in the accent of `styles/tokens.css`.
 */
export const mark = {
  lines: 'M0 4h3l4 4h9M0 12h3l4-4',
  station: { cx: 10, cy: 8, r: 2.5 },
} as const;
