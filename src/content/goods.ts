/** The goods of an industry, in its offer list: each range with its picture. */
import type { Offer, OfferList } from './page.ts';

/** The drawn pictures of goods; each has its drawing in `components/goods/` and stands at one range only. */
export const goodsPictures = [
  'tableware',
  'cutlery',
  'buffet',
  'chairs',
  'linen',
  'amenities',
  'workwear',
  'pan',
  'vase',
  'shelf',
  'wheel',
  'bulb',
  'hammer',
  'blocks',
  't-shirt',
  'bone',
  'carton',
  'tiles',
  'door-handle',
  'railing',
  'washbasin',
  'luminaires',
  'fronts',
  'gloves',
  'mask',
  'drape',
  'cups',
  'care-bed',
  'walker',
  'stacking-chairs',
  'led-wall',
  'truss',
  'tent',
  'curtain',
  'booth',
  'flightcase',
  'give-aways',
] as const;
export type GoodsPicture = (typeof goodsPictures)[number];

/** A range of goods that we buy for an industry. */
export interface Goods extends Offer {
  /** Name of the drawing above it. */
  picture: GoodsPicture;
}

/** The offer list of an industry whose goods are shown. */
export interface GoodsList extends OfferList {
  /** Six to eight ranges: of seven, the first three are shown larger. */
  offers: readonly Goods[];
}
