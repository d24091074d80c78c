import { samplingMessages as messages, samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { formatCount } from '../format-amount.ts';
import { limits } from './address.ts';
import type { SampledLot } from '#content/tools/sampling-plans.ts';

const { words, verdicts: verdictNames } = samplingTool.simulation;

/** No sample drawn, and no seed chosen. */
export const undrawn = '0.0';

/** Samples drawn from a lot again and again. */
export interface Simulation {
  lot: number;
  /** Defective pieces in the lot. */
  defects: number;
  /** The last draw; null before the first. */
  last: Draw | null;
  /** Whether the lot passed, for each draw. */
  verdicts: readonly boolean[];
  /** How likely it is to pass. */
  chance: number;
}

/** Draws as often as an entry says. */
export function simulate({ lot, plan }: SampledLot, share: string, draws: string): Simulation {
  const [seed = 0, count = 0] = draws.split('.').map(Number);
  const accepted = plan.accepted.major;
  const defects = Math.round((lot * Number(share)) / 1000);
  const all = Array.from({ length: count }, (_, index) =>
    drawSample({ lot, defects, sample: plan.sample }, seed, index + 1),
  );
  return {
    lot,
    defects,
    last: all.at(-1) ?? null,
    verdicts: all.map(({ found }) => found.length <= accepted),
    chance: acceptance(lot, defects, plan.sample, accepted),
  };
}

/**
 * How likely a lot is to pass: the share of all samples that could be drawn from it that have no more defects than are
 * accepted (the hypergeometric distribution). The operating characteristics of ISO 2859-1 hold for lots without end (the
 * binomial distribution); a smaller lot passes a little more or less often.
 */
export function acceptance(lot: number, defects: number, sample: number, accepted: number): number {
  const good = lot - defects;
  let chance = 1;
  for (let piece = 0; piece < sample; piece++) chance *= (good - piece) / (lot - piece);
  let sum = chance;
  for (let found = 1; found <= Math.min(accepted, defects); found++) {
    chance *= ((defects - found + 1) * (sample - found + 1)) / (found * (good - sample + found));
    sum += chance;
  }
  return Math.min(sum, 1);
}

/** The entry after one more draw. The first chooses a seed; what an address has no room for begins anew. */
export function drawAgain(draws: string): string {
  const [seed, count] = draws.split('.').map(Number);
  return seed === undefined || count === undefined || count === 0 || count === limits.draws
    ? `${1 + Math.floor(Math.random() * limits.seed)}.1`
    : `${seed}.${count + 1}`;
}

/** What comes out, as the section writes it. */
export function writtenSimulation({ last, verdicts, chance }: Simulation) {
  const passed = verdicts.filter(Boolean).length;
  return {
    verdict: verdicts.at(-1) ? verdictNames.pass : verdictNames.fail,
    found: last ? String(last.found.length) : messages.none,
    passed: String(passed),
    draws: String(verdicts.length),
    share: verdicts.length > 0 ? `${Math.round((100 * passed) / verdicts.length)}%` : messages.none,
    exact: percentOf(chance),
    /** Of a lot that is drawn from twice, during and after production. */
    twice: percentOf(chance ** 2),
  };
}

/** What a share of defects, in a thousand, means for a lot, or for any. */
export function shareInWords(share: string, simulation: Simulation | null): string {
  const meaning = words.find(({ upTo }) => Number(share) <= upTo)?.text ?? '';
  if (!simulation) return meaning;
  const { lot, defects } = simulation;
  return fill(messages.share, { words: meaning, defects: formatCount(defects), lot: formatCount(lot) });
}

function percentOf(chance: number): string {
  const percent = (100 * chance).toFixed(1);
  if (percent === '100.0') return messages.nearly.all;
  return percent === '0.0' ? messages.nearly.nothing : `${percent}%`;
}

/**
 * Samples drawn from a lot with as many defects as are assumed. The same seed gives the same lot and the same draws, on
 * the built page and in every browser.
 */

/** A sample, as places in the lot. */
interface Draw {
  sample: readonly number[];
  /** The defective ones among them. */
  found: readonly number[];
}

/** The n-th sample of a lot, from 1. Every piece has the same chance, whatever was drawn before. */
export function drawSample(
  { lot, defects, sample }: { lot: number; defects: number; sample: number },
  seed: number,
  nth: number,
): Draw {
  const defective = pick(defects, lot, randomFrom(seed, 0));
  const drawn = pick(sample, lot, randomFrom(seed, nth));
  return { sample: [...drawn], found: [...drawn].filter((place) => defective.has(place)) };
}

/** So many different places of a total; all such sets are equally likely (Floyd's algorithm). */
function pick(count: number, total: number, random: () => number): Set<number> {
  const places = new Set<number>();
  for (let last = total - count; last < total; last++) {
    const place = Math.floor(random() * (last + 1));
    places.add(places.has(place) ? last : place);
  }
  return places;
}

/** Numbers from 0 to below 1 that look random: the mulberry32 generator, begun elsewhere for each draw. */
function randomFrom(seed: number, nth: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca77);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
