/** The goods of an industry, in its offer list: each range with its picture. */
import type { Offer, OfferList } from './page.ts';

/** The drawn pictures of goods; each is in `components/drawings/goods.ts` and stands at one range or case only. */
export const goodsPictures = [
  'tableware',
  'buffet',
  'chairs',
  'linen',
  'pan',
  'vase',
  'shelf',
  'wheel',
  'bulb',
  'blocks',
  't-shirt',
  'carton',
  'door-handle',
  'gloves',
  'mask',
  'drape',
  'care-bed',
  'stacking-chairs',
  'led-wall',
  'truss',
  'curtain',
] as const;
export type GoodsPicture = (typeof goodsPictures)[number];

/** A range of goods that we buy for an industry. */
export interface Goods extends Offer {
  /** Name of the drawing above it. */
  picture: GoodsPicture;
}

/** The offer list of an industry whose goods stand as tiles. Those of retail are a table, `RetailPage` in `industries/`. */
export interface GoodsList extends OfferList {
  /** Four, side by side on a wide screen. */
  offers: readonly Goods[];
}
