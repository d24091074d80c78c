import { isImportTaxRate, costs, type Shipment } from '#content/tools/import-tax.ts';
import { landedCostMessages as messages, landedCostTool } from '#content/tools/landed-cost.ts';
import type { Rappen } from '#content/tools/tool.ts';
import { fill } from '#lib/fill.ts';
import { removeInvisible } from '#lib/invisible.ts';
import { formatAmount, formatCount, formatMoney } from '../format-amount.ts';
import { bareAmount, readAmount, readCount, type Reading } from '../read-amount.ts';
import type { EntryRules, Texts } from '../EntryField.tsx';
import { landedCost, readShipment, shipmentValues } from './landed-cost.ts';

/** The fields to type in, and the choice of the rate. */
const numbers = [...costs, 'fees', 'pieces', 'today'] as const;
type NumberName = (typeof numbers)[number];
type EntryName = NumberName | 'rate';

/** How the calculator understands its fields. */
export const shipmentEntries: EntryRules<EntryName, Shipment> = {
  id: landedCostTool.id,
  example: textsFor(landedCostTool.example),
  valueIn: shipmentFrom,
  textsFor,
  toAddress: shipmentValues,
  fromAddress: readShipment,
  messageFor: (name, texts) => (name === 'rate' ? null : messageFor(name, texts[name])),
  tidy: (name, text) => {
    if (name === 'rate' || removeInvisible(text) === '') return text;
    const reading = read(name, text);
    return 'value' in reading ? formatterOf(name)(reading.value) : text;
  },
  spoken: (texts) => {
    const shipment = shipmentFrom(texts);
    if (!shipment)
      return fill(messages.unfinished, {
        problems: numbers.map((name) => messageFor(name, texts[name]) ?? '').join(' '),
      });
    const { perPiece, total, difference } = landedCost(shipment);
    const sums = Object.entries({ total, ...perPiece }).map(([name, sum]) => [name, formatMoney(sum)]);
    const result = fill(messages.result, Object.fromEntries(sums));
    if (difference === null) return result;
    const compared = messages.difference[difference > 0 ? 'more' : 'less'];
    return `${result} ${fill(compared, { amount: formatMoney(Math.abs(difference)) })}`;
  },
};

/** What the fields say, or null while one of them cannot be read. */
function shipmentFrom(texts: Texts<EntryName>): Shipment | null {
  const readings = numbers.map((name) => [name, read(name, texts[name])] as const);
  if (!isImportTaxRate(texts.rate) || readings.some(([, reading]) => 'problem' in reading)) return null;
  const values = readings.map(([name, reading]) => [name, 'value' in reading ? reading.value : 0]);
  return { ...Object.fromEntries(values), rate: texts.rate };
}

/** No fees are unknown fees, and no price is an unknown price: their fields stay empty. */
function textsFor(shipment: Shipment): Texts<EntryName> {
  const texts = numbers.map((name) => [name, formatterOf(name)(shipment[name])]);
  const known = (amount: Rappen) => (amount === 0 ? '' : formatAmount(amount));
  const { fees, today, rate } = shipment;
  return { ...Object.fromEntries(texts), fees: known(fees), today: known(today), rate };
}

/** A cost left empty is none, except the goods themselves. Nothing can be shared out among no pieces. */
function read(name: NumberName, text: string): Reading {
  if (name !== 'pieces')
    return removeInvisible(text) === '' && name !== 'goods' ? { value: 0 } : readAmount(text);
  const reading = readCount(text);
  return 'value' in reading && reading.value === 0 ? { problem: 'impossible' } : reading;
}

function messageFor(name: NumberName, text: string): string | null {
  const reading = read(name, text);
  if ('value' in reading) return null;
  const texts = name === 'pieces' ? messages.pieces : messages.misreadings;
  const [whole = '', thousandths = ''] = bareAmount(text).split(/[.,]/);
  return fill(texts[reading.problem], {
    thousands: `${whole}’${thousandths}`,
    decimals: `${whole}.${thousandths.slice(0, 2)}`,
  });
}

function formatterOf(name: NumberName) {
  return name === 'pieces' ? formatCount : formatAmount;
}
