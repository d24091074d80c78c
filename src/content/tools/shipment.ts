/** What the calculator of landed costs reckons with. Apart from its words, so that it travels to the inquiry form alone. */
import type { Rappen } from './tool.ts';
import type { ImportTaxRate } from './import-tax.ts';

/** The costs that make up the base of the import tax, in the order of the bill. */
export const costs = ['goods', 'freight', 'handling', 'delivery', 'duty'] as const;
export type Cost = (typeof costs)[number];

/** What the buyer knows. */
export interface Shipment extends Readonly<Record<Cost, Rappen>> {
  /** At least 1. */
  readonly pieces: number;
  /** Our fee, inspections and laboratory, without MWST: services bought in Switzerland, no part of the imported goods. */
  readonly fees: Rappen;
  /** What the buyer pays for a piece today, in the own warehouse and without MWST; 0 while it is unknown. */
  readonly today: Rappen;
  /** Which rate of the import tax applies. */
  readonly rate: ImportTaxRate;
}
