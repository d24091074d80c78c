/**
 * The plans of the sampling table, apart from its words, so that they travel to the inquiry form alone: ISO 2859-1, single
 * sampling, normal inspection, general level II. The rows in which neither of the two columns has an arrow; below them
 * stands E, 13 pieces, with 1/2 for 4.0 and for 2.5 an arrow to F, 20 pieces.
 *
 * The third edition, ISO 2859-1:2026, is valid since 22 January 2026 (evs.ee) and was not at hand. A test compares the
 * figures with those of MIL-STD-105E, which ANSI/ASQ Z1.4, GB/T 2828.1 and the edition of 1999 share
 * (`tools/sampling/sampling.test.ts`, arrows included). Tables that differ are in circulation too: calculators that answer
 * G/32 for a lot of 500, or shift H to 5/6 for 2.5.
 */

/** A plan: how many pieces are drawn, and with how many defects the lot passes. */
interface SamplingPlan {
  /** The smallest lot it applies to. */
  from: number;
  /** The largest lot it applies to. */
  to: number;
  /** Code letter of the standard. */
  code: 'F' | 'G' | 'H' | 'J' | 'K' | 'L';
  /** Number of pieces drawn. */
  sample: number;
  /** Defects with which the lot still passes (Ac), for major defects at AQL 2.5 and minor ones at 4.0. One more rejects it. */
  accepted: { major: number; minor: number };
}

export const samplingPlans = [
  { from: 91, to: 150, code: 'F', sample: 20, accepted: { major: 1, minor: 2 } },
  { from: 151, to: 280, code: 'G', sample: 32, accepted: { major: 2, minor: 3 } },
  { from: 281, to: 500, code: 'H', sample: 50, accepted: { major: 3, minor: 5 } },
  { from: 501, to: 1200, code: 'J', sample: 80, accepted: { major: 5, minor: 7 } },
  { from: 1201, to: 3200, code: 'K', sample: 125, accepted: { major: 7, minor: 10 } },
  { from: 3201, to: 10_000, code: 'L', sample: 200, accepted: { major: 10, minor: 14 } },
] as const satisfies readonly SamplingPlan[];

/** A lot that is on the table. */
export interface SampledLot {
  /** How many pieces it has. */
  lot: number;
  /** The plan that applies to it. */
  plan: SamplingPlan;
}

/** The plan for a lot, or on which side of the table the lot lies. */
export function planFor(lot: number): SamplingPlan | 'below' | 'above' {
  if (lot < samplingPlans[0].from) return 'below';
  return samplingPlans.find(({ to }) => lot <= to) ?? 'above';
}
