import {
  costs,
  importTaxRates,
  isImportTaxRate,
  type ImportTaxRate,
  type Shipment,
} from '#content/tools/import-tax.ts';
import type { Rappen } from '#content/tools/tool.ts';

/** What the shipment costs. */
interface LandedCost {
  /** Base of the import tax: all costs to the Swiss place of destination, the duty included, our fee not. */
  base: Rappen;
  tax: Rappen;
  /** What the goods cost until they are there. */
  total: Rappen;
  /**
   * Cost of a piece, our fee included, for a business that deducts MWST in full, and for one that cannot: it also bears
   * the MWST on the fee.
   */
  perPiece: Record<'deducting' | 'paying', Rappen>;
  /**
   * What the delivery costs more than today, below zero where it costs less, for a business that deducts MWST in full;
   * null while today’s price is unknown or beyond all sums.
   */
  difference: Rappen | null;
}

/**
 * The calculation, in whole Rappen throughout. The tax is rounded to the nearest Rappen, half a Rappen up; the cost of
 * a piece likewise.
 */
export function landedCost(shipment: Shipment): LandedCost {
  const { fees, pieces, rate, today } = shipment;
  const base = costs.reduce((sum, cost) => sum + shipment[cost], 0);
  const tax = taxOn(base, rate);
  const total = base + tax;
  const paidToday = today * pieces;
  return {
    base,
    tax,
    total,
    perPiece: {
      deducting: divideRounded(base + fees, pieces),
      paying: divideRounded(total + fees + taxOn(fees, 'standard'), pieces),
    },
    difference: today > 0 && Number.isSafeInteger(paidToday) ? base + fees - paidToday : null,
  };
}

const taxOn = (amount: Rappen, rate: ImportTaxRate): Rappen => divideRounded(amount * perMille(rate), 1000);

/** A rate as the site prints it, `8.1%`, as an integer: 81. */
export const perMille = (rate: ImportTaxRate): number =>
  Math.round(Number.parseFloat(importTaxRates[rate].text) * 10);

/** Divides non-negative integers and rounds half up, without leaving the integers. */
const divideRounded = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** The order in an address. Duty and fees came later, today’s price last: addresses without them read as they always did. */
const names = [
  'goods',
  'freight',
  'handling',
  'delivery',
  'pieces',
  'rate',
  'duty',
  'fees',
  'today',
] as const;

/** A shipment as it stands in an address, amounts in Rappen: `2000000_246000_15000_35000_1000_standard_0_0_0`. */
export const shipmentValues = (shipment: Shipment): string => names.map((name) => shipment[name]).join('_');

/** Reads such values; null for anything this site has not written. */
export function readShipment(values: string): Shipment | null {
  if (!/^(?:\d{1,11}_){5}[a-z]+(?:_\d{1,11}_\d{1,11}(?:_\d{1,11})?)?$/.test(values)) return null;
  const texts = values.split('_');
  const { rate = '', ...amounts } = Object.fromEntries(
    names.map((name, index) => [name, texts[index] ?? '0']),
  );
  if (!isImportTaxRate(rate) || Number(amounts.pieces) < 1) return null;
  const numbers = Object.entries(amounts).map(([name, text]) => [name, Number(text)]);
  return { ...Object.fromEntries(numbers), rate };
}
