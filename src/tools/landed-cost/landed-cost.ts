import { importTaxRates, type ImportTaxRate } from '#content/tools/import-tax.ts';
import { costs, type Shipment } from '#content/tools/shipment.ts';
import type { Rappen } from '#content/tools/tool.ts';

/** What the shipment costs. */
export interface LandedCost {
  /** Base of the import tax: all costs to the Swiss place of destination. */
  base: Rappen;
  tax: Rappen;
  /** What has to be paid until the goods are there. */
  total: Rappen;
  /** Cost of a piece for a business that deducts the import tax in full, and for one that cannot. */
  perPiece: Record<'deducting' | 'paying', Rappen>;
}

/**
 * Industrial goods (chapters 25–97 of the tariff, a few agricultural items in chapters 35 and 38 apart) have been free
 * of duty since 1 January 2024.
 */
export const duty: Rappen = 0;

/**
 * The calculation, in whole Rappen throughout. The tax is rounded to the nearest Rappen, half a Rappen up; the cost of
 * a piece likewise.
 */
export function landedCost(shipment: Shipment): LandedCost {
  const base = costs.reduce((sum, cost) => sum + shipment[cost], duty);
  const tax = divideRounded(base * perMille(shipment.rate), 1000);
  const total = base + tax;
  return {
    base,
    tax,
    total,
    perPiece: {
      deducting: divideRounded(base, shipment.pieces),
      paying: divideRounded(total, shipment.pieces),
    },
  };
}

/** A rate as the site prints it, `8.1%`, as an integer: 81. */
export const perMille = (rate: ImportTaxRate): number =>
  Math.round(Number.parseFloat(importTaxRates[rate].text) * 10);

/** Divides non-negative integers and rounds half up, without leaving the integers. */
const divideRounded = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
