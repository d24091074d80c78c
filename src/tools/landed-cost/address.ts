import { isImportTaxRate } from '#content/tools/import-tax.ts';
import { costs, type Shipment } from '#content/tools/shipment.ts';

/** A shipment as it stands in an address, amounts in Rappen: `2000000_246000_15000_35000_1000_standard`. */
export const shipmentValues = (shipment: Shipment): string =>
  [...costs.map((cost) => shipment[cost]), shipment.pieces, shipment.rate].join('_');

/** Reads such values; null for anything this site has not written. */
export function readShipment(values: string): Shipment | null {
  const [, amounts = '', pieces = '', rate = ''] = /^((?:\d{1,11}_){4})(\d{1,11})_(\w+)$/.exec(values) ?? [];
  if (Number(pieces) < 1 || !isImportTaxRate(rate)) return null;
  const numbers = amounts.split('_').map(Number);
  const entries = costs.map((cost, index) => [cost, numbers[index]]);
  return { ...Object.fromEntries(entries), pieces: Number(pieces), rate };
}
