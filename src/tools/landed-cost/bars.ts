import { costs, type Cost, type Shipment } from '#content/tools/shipment.ts';
import type { Rappen } from '#content/tools/tool.ts';
import { landedCost } from './landed-cost.ts';

/** A bar of the bill: where it begins and how long it is, in percent of the total. */
export interface Bar {
  x: number;
  width: number;
}

/** The bill as bars: each cost begins where the one before it ends, the tax comes last. */
export function bars(shipment: Shipment): Record<Cost | 'tax', Bar> {
  const { base, tax, total } = landedCost(shipment);
  const share = (amount: Rappen) => (total === 0 ? 0 : Math.round((10_000 * amount) / total) / 100);
  let end = 0;
  const steps = costs.map((cost) => {
    const bar = { x: share(end), width: share(shipment[cost]) };
    end += shipment[cost];
    return [cost, bar];
  });
  return { ...Object.fromEntries(steps), tax: { x: share(base), width: share(tax) } };
}
