import { samplingPlans, type SamplingPlan } from '#content/tools/sampling-plans.ts';

/** The plan for a lot, or on which side of the table the lot lies. */
export function planFor(lot: number): SamplingPlan | 'below' | 'above' {
  if (lot < samplingPlans[0].from) return 'below';
  return samplingPlans.find(({ to }) => lot <= to) ?? 'above';
}

/** A lot that is on the table. */
export interface SampledLot {
  lot: number;
  plan: SamplingPlan;
}
