import { samplingMessages as messages, samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { removeInvisible } from '#lib/invisible.ts';
import { formatCount } from '../format-amount.ts';
import { readCount } from '../read-amount.ts';
import type { EntryRules } from '../use-entries.ts';
import { readLot, readSimulated } from './address.ts';
import { planFor, type SampledLot } from '#content/tools/sampling-plans.ts';
import { simulate, undrawn, writtenSimulation } from './simulation.ts';

/** Lot size, defects in a thousand, and the draws as `seed.count`: the first of a lot chooses its seed. */
type EntryName = 'lot' | 'share' | 'draws';

const { example } = samplingTool.simulation;

/** How the sampling section understands its fields. */
export const lotEntries: EntryRules<EntryName> = {
  id: samplingTool.id,
  example: {
    lot: formatCount(samplingTool.example),
    share: String(example.perMille),
    draws: `${example.seed}.${example.draws}`,
  },
  // Another lot is another simulation.
  follow: (name, texts) => (name === 'draws' ? texts : { ...texts, draws: undrawn }),
  messageFor: (name, { lot }) => (name === 'lot' ? messageFor(lot) : null),
  tidy: (name, text) => {
    const reading = readCount(text);
    return name === 'lot' && 'value' in reading ? formatCount(reading.value) : text;
  },
  valuesOf: ({ lot, share, draws }) => {
    const reading = readCount(lot);
    return 'value' in reading ? [reading.value, share, ...draws.split('.')].join('_') : null;
  },
  textsOf: (values) => {
    const lot = readLot(values);
    const simulated = readSimulated(values);
    return lot === null
      ? null
      : {
          lot: formatCount(lot),
          share: String(simulated?.perMille ?? example.perMille),
          draws: simulated ? `${simulated.seed}.${simulated.draws}` : undrawn,
        };
  },
  spoken: ({ lot, share, draws }) => {
    const sampled = sampledLot(lot);
    if (!sampled) return messageFor(lot) ?? '';
    const simulation = simulate(sampled, share, draws);
    return simulation.last
      ? fill(messages.drawn, { ...writtenResults(sampled), ...writtenSimulation(simulation) })
      : fill(messages.result, writtenResults(sampled));
  },
};

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
    return fill(messages.misreadings[reading.problem], {
      thousands: removeInvisible(text).replace(/[.,]/, '’'),
    });
  }
  const plan = planFor(reading.value);
  return typeof plan === 'string' ? messages.outside[plan] : null;
}
