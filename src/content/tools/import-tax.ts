/** What the calculator of landed costs reckons with. Apart from its words, so that it travels to the inquiry form alone. */
import type { Percentage } from '../page.schema.ts';
import type { Rappen } from './tool.ts';

/**
 * Rates of the Swiss import tax (Einfuhrsteuer), the only place of them. Source: MWSTG Art. 55 with Art. 25
 * (SR 641.20); BAZG, «Mehrwertsteuer», www.bazg.admin.ch: 8.1% and, for food, books, medicines and the like, 2.6%, in
 * force since 1 January 2024. The Federal Council wants a higher rate from 2028.
 */
export const importTaxRates = {
  standard: { text: '8.1%', label: 'Normalsatz' },
  reduced: { text: '2.6%', label: 'reduziert' },
} as const satisfies Record<string, { text: Percentage; label: string }>;

/** Where the BAZG says which goods are free of duty since 1 January 2024, and which are not. */
export const dutyAbolition = 'https://www.bazg.admin.ch/bazg/de/home/themen/aufhebung_industriezoelle.html';

export type ImportTaxRate = keyof typeof importTaxRates;

/** Whether a text names one of the rates. */
export const isImportTaxRate = (text: string): text is ImportTaxRate => Object.hasOwn(importTaxRates, text);

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
