import type { SamplingPlan } from '#content/tools/sampling-plans.ts';
import { samplingMessages as messages, samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { formatCount } from '../format-amount.ts';
import { readCount } from '../read-amount.ts';
import type { EntryRules } from '../use-entries.ts';
import { readLot } from './address.ts';
import { planFor } from './sampling-plan.ts';

/** How the sampling section understands its field. */
export const lotEntries: EntryRules<'lot'> = {
  id: samplingTool.id,
  example: { lot: formatCount(samplingTool.example) },
  messageFor: (_, { lot }) => messageFor(lot),
  tidy: (_, text) => {
    const reading = readCount(text);
    return 'value' in reading ? formatCount(reading.value) : text;
  },
  valuesOf: ({ lot }) => {
    const reading = readCount(lot);
    return 'value' in reading ? String(reading.value) : null;
  },
  textsOf: (values) => {
    const lot = readLot(values);
    return lot === null ? null : { lot: formatCount(lot) };
  },
  spoken: ({ lot }) => {
    const sampled = sampledLot(lot);
    return sampled ? fill(messages.result, writtenResults(sampled)) : (messageFor(lot) ?? '');
  },
};

/** A lot that is on the table. */
export interface SampledLot {
  lot: number;
  plan: SamplingPlan;
}

/** The lot that a text means, or null where it cannot be read or is not on the table. */
export function sampledLot(text: string): SampledLot | null {
  const reading = readCount(text);
  if ('problem' in reading) return null;
  const plan = planFor(reading.value);
  return typeof plan === 'string' ? null : { lot: reading.value, plan };
}

/** The results as the section writes them; without a lot, what stands in their places. */
export function writtenResults(sampled: SampledLot | null) {
  const { none } = messages;
  if (!sampled)
    return {
      lot: none,
      sample: none,
      code: none,
      major: none,
      majorReject: none,
      minor: none,
      minorReject: none,
    };
  const { lot, plan } = sampled;
  return {
    lot: formatCount(lot),
    sample: formatCount(plan.sample),
    code: plan.code,
    major: String(plan.accepted.major),
    majorReject: String(plan.accepted.major + 1),
    minor: String(plan.accepted.minor),
    minorReject: String(plan.accepted.minor + 1),
  };
}

function messageFor(text: string): string | null {
  const reading = readCount(text);
  if ('problem' in reading) {
    return fill(messages.misreadings[reading.problem], { thousands: text.trim().replace(/[.,]/, '’') });
  }
  const plan = planFor(reading.value);
  return typeof plan === 'string' ? messages.outside[plan] : null;
}
