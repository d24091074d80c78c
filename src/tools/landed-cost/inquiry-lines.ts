import { importTaxRates } from '#content/tools/import-tax.ts';
import { landedCostLines } from '#content/tools/inquiry-lines.ts';
import { costs } from '#content/tools/shipment.ts';
import { fill } from '#lib/fill.ts';
import { formatCount, formatMoney } from '../format-amount.ts';
import { readShipment } from './address.ts';
import { landedCost } from './landed-cost.ts';

/** What the calculator says in an inquiry, from the values of an address; nothing where they are none of its own. */
export function linesFromLandedCost(values: string): string[] {
  const shipment = readShipment(values);
  if (!shipment) return [];
  const amounts = { ...shipment, ...landedCost(shipment).perPiece };
  const money = [...costs, 'fees', 'today', 'deducting', 'paying'] as const;
  const { heading, lines } = landedCostLines;
  const isKnown = (line: string) =>
    Object.entries(amounts).some(([name, value]) => value !== 0 && line.includes(`{${name}}`));
  const texts = {
    ...Object.fromEntries(money.map((name) => [name, formatMoney(amounts[name])])),
    pieces: formatCount(shipment.pieces),
    rate: importTaxRates[shipment.rate].text,
  };
  return [heading, ...lines.filter(isKnown).map((line) => fill(line, texts))];
}
