import { samplingMessages as messages, samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { removeInvisible } from '#lib/invisible.ts';
import { formatCount } from '../format-amount.ts';
import { readCount } from '../read-amount.ts';
import type { EntryRules, Texts } from '../EntryField.tsx';
import { readLot, readSimulated } from './address.ts';
import { planFor, type SampledLot } from '#content/tools/sampling-plans.ts';
import { simulate, undrawn, writtenSimulation } from './simulation.ts';

/** Lot size, defects in a thousand, and the draws as `seed.count`: the first of a lot chooses its seed. */
type EntryName = 'lot' | 'share' | 'draws';

/** The lot that is meant, on the table or not, and what is simulated with it. */
type Entered = { lot: number } & Readonly<Record<'share' | 'draws', string>>;

const { example } = samplingTool.simulation;

/** How the sampling section understands its fields. */
export const lotEntries: EntryRules<EntryName, Entered> = {
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
  valueIn: enteredIn,
  textsFor: ({ lot, ...texts }) => ({ lot: formatCount(lot), ...texts }),
  toAddress: ({ lot, share, draws }) => [lot, share, ...draws.split('.')].join('_'),
  fromAddress: (values) => {
    const lot = readLot(values);
    const { perMille = example.perMille, seed = 0, draws = 0 } = readSimulated(values) ?? {};
    return lot === null ? null : { lot, share: String(perMille), draws: `${seed}.${draws}` };
  },
  spoken: (texts) => {
    const sampled = sampledLot(enteredIn(texts));
    if (!sampled) return messageFor(texts.lot) ?? '';
    const simulation = simulate(sampled, texts.share, texts.draws);
    return simulation.last
      ? fill(messages.drawn, { ...writtenResults(sampled), ...writtenSimulation(simulation) })
      : fill(messages.result, writtenResults(sampled));
  },
};

/** What the fields say, or null while the lot cannot be read. */
function enteredIn({ lot, ...texts }: Texts<EntryName>): Entered | null {
  const reading = readCount(lot);
  return 'value' in reading ? { lot: reading.value, ...texts } : null;
}

/** The lot that is meant, or null where it cannot be read or is not on the table. */
export function sampledLot(entered: Entered | null): SampledLot | null {
  if (!entered) return null;
  const { lot } = entered;
  const plan = planFor(lot);
  return typeof plan === 'string' ? null : { lot, plan };
}

/** The results as the section writes them; without a lot, what stands in their places. */
export function writtenResults(sampled: SampledLot | null) {
  const written = (count: number | undefined) => (count === undefined ? messages.none : formatCount(count));
  const { sample, code = messages.none, accepted } = sampled?.plan ?? {};
  return {
    lot: written(sampled?.lot),
    sample: written(sample),
    code,
    major: written(accepted?.major),
    majorReject: written(accepted && accepted.major + 1),
    minor: written(accepted?.minor),
    minorReject: written(accepted && accepted.minor + 1),
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
