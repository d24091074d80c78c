import { samplingLines } from '#content/tools/inquiry-lines.ts';
import { fill } from '#lib/fill.ts';
import { formatCount } from '../format-amount.ts';
import { readLot } from './address.ts';
import { planFor } from './sampling-plan.ts';

/** What the sampling table says in an inquiry, from the values of an address; nothing where they are none of its own. */
export function linesFromSampling(values: string): string[] {
  const lot = readLot(values);
  if (lot === null) return [];
  const plan = planFor(lot);
  const { heading, lines } = samplingLines;
  const [size, sample] = lines;
  const texts = { lot: formatCount(lot) };
  if (typeof plan === 'string') return [heading, fill(size, texts)];
  return [heading, fill(size, texts), fill(sample, { sample: formatCount(plan.sample), code: plan.code })];
}
