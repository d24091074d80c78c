import { isImportTaxRate, type Shipment } from '#content/tools/import-tax.ts';

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
