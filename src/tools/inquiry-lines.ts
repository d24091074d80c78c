/**
 * What the tools say in an inquiry: `/contact#aql=1000` brings the size of a lot along. Only values travel; the words
 * are those of the records, and whatever else stands in an address is ignored.
 */
import { boardGoods } from '#content/tools/board-goods.ts';
import { costs, importTaxRates } from '#content/tools/import-tax.ts';
import {
  departureBoardLines,
  landedCostLines,
  normsGuideLines,
  orderCalendarLines,
  samplingLines,
} from '#content/tools/inquiry-lines.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { checklistItems, offerChecklistMessages } from '#content/tools/offer-checklist.ts';
import { planFor } from '#content/tools/sampling-plans.ts';
import { formatDay } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import { keysOf } from '#lib/keys.ts';
import { readTicks, valuesFor } from './address.ts';
import { readChoice } from './departure-board/address.ts';
import { formatCount, formatMoney } from './format-amount.ts';
import { landedCost, readShipment } from './landed-cost/landed-cost.ts';
import { readWish } from './order-calendar/address.ts';
import { readLot } from './sampling/address.ts';

interface InquiryLines {
  heading: string;
  lines: readonly string[];
}

/** A heading and its lines, with values in them. */
const written = ({ heading, lines }: InquiryLines, texts: Readonly<Record<string, string | number>>) => [
  heading,
  ...lines.map((line) => fill(line, texts)),
];

/** By the id of the tool's section: the lines of its values in an address, none where they are none of its own. */
const readers = {
  einstandskosten: (values) => {
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
    return written({ heading, lines: lines.filter(isKnown) }, texts);
  },
  aql: (values) => {
    const lot = readLot(values);
    if (lot === null) return [];
    const plan = planFor(lot);
    const { heading, lines } = samplingLines;
    if (typeof plan === 'string')
      return written({ heading, lines: lines.slice(0, 1) }, { lot: formatCount(lot) });
    const { sample, code } = plan;
    return written(samplingLines, { lot: formatCount(lot), sample: formatCount(sample), code });
  },
  normen: (values) => {
    const groups = readTicks(keysOf(normGroups), values);
    const { heading, lines } = normsGuideLines;
    if (groups.length === 0) return [];
    return [heading, ...groups.flatMap((id) => lines.map((line) => fill(line, { group: normGroups[id] })))];
  },
  checkliste: (values) => {
    const ids = checklistItems.map(({ id }) => id);
    const ticked = readTicks(ids, values);
    const items = checklistItems.filter(({ id }) => ticked.includes(id));
    if (items.length === 0) return [];
    return [offerChecklistMessages.ready, ...items.map(({ title, text }) => `${title}: ${text}`)];
  },
  bestellkalender: (values) => {
    const wish = readWish(values);
    if (!wish) return [];
    const { delivery, weeks, reserves } = wish;
    return written(orderCalendarLines, { ...reserves, delivery: formatDay(delivery), weeks });
  },
  abfahrt: (values) => {
    const choice = readChoice(values);
    if (!choice) return [];
    const days = [choice.delivery, ...choice.orders].map(formatDay);
    const [delivery = '', sea = '', air = '', express = ''] = days;
    const { name: goods } = boardGoods[choice.goods];
    return written(departureBoardLines, { goods, delivery, sea, air, express });
  },
} satisfies Record<string, (values: string) => string[]>;

export type ToolId = keyof typeof readers;

/** Whether an address carries values of a tool, sound or damaged. */
export const isFromTool = (address: string): boolean =>
  keysOf(readers).some((tool) => valuesFor(tool, address) !== null);

/** Reads the end of an address; null where it brings nothing along. The first line is a heading. */
export function linesFrom(address: string): { tool: ToolId; lines: string[] } | null {
  for (const tool of keysOf(readers)) {
    const values = valuesFor(tool, address);
    const [heading, ...lines] = values === null ? [] : readers[tool](values);
    if (heading) return { tool, lines: [heading, ...lines.map((line) => `– ${line}`)] };
  }
  return null;
}
