/**
 * The goods of the departure board, at least one for each industry; apart from its words, so that they travel to the inquiry form
 * alone. Their keys stand in addresses (`/contact#abfahrt=porzellan_2027-06-15`): do not change them.
 */
import type { Goods } from './schema.ts';

/**
 * The times are figures of experience, and the board says so: usual ones for repeat runs of a container or less, in
 * factories with a free line. An own offer takes their place.
 */
export const boardGoods = {
  // Three firings and the decoration; then lead and cadmium release in the laboratory.
  porzellan: { name: 'Hotelporzellan', industry: 'gastronomy', weeks: 7, inspection: 8 },
  // Drawn, welded and evacuated steel in printed retail packaging; their food contact is tested on the samples.
  haushalt: { name: 'Isolierkannen', industry: 'retail', weeks: 6, inspection: 5 },
  // Cast, machined and brushed steel; then the alloy, measured on the goods.
  beschlaege: { name: 'Türbeschläge', industry: 'construction', weeks: 6, inspection: 5 },
  // Fast to make; then tightness, force and biology for the batch.
  handschuhe: { name: 'Pflegehandschuhe', industry: 'healthcare', weeks: 5, inspection: 10 },
  // Frames and seats on one line; then load and stability of some of them.
  stuehle: { name: 'Stapelstühle', industry: 'events', weeks: 4, inspection: 5 },
} as const satisfies Record<string, Goods>;

export type GoodsName = keyof typeof boardGoods;
