/**
 * The plans of the sampling table, apart from its words, so that they travel to the inquiry form alone: ISO 2859-1 (the
 * same figures as ANSI/ASQ Z1.4, MIL-STD-105E and GB/T 2828.1), single sampling, normal inspection, general level II. The
 * rows in which neither of the two columns has an arrow; below them stands E, 13 pieces, with 1/2 for 4.0 and for 2.5 an
 * arrow to F, 20 pieces.
 *
 * Checked a second time against sources that do not depend on each other:
 * - letters and sample sizes: pdfcoffee.com/aql-sampling-chart-pdf-free.html (scan of Z1.4 tables I and II-A);
 *   qc-factory.com/en/presentation/methodology_18.html;
 * - letters, sample sizes and all twelve cells: qualitycontrolpartners.com/aql-tables;
 * - acceptance and rejection numbers from 281 pieces: National Institute of Building Sciences, nibs.org
 *   FMOC/DPW_AC/AC-TABLE.ASC, table 1-A (level II, from MIL-STD-105E): H 4/6, J 6/8, K 8/11, L 11/15 as rejection numbers;
 * - H 50 with 3/4 and 5/6, J 80 with 5/6 and 7/8: the acceptance tests of a garment factory's software (public repository);
 *   the next row, M 315 with 14 and 21: jonble.com/inspection-standard.
 * Tables that differ are in circulation too: calculators that answer G/32 for a lot of 500, or shift H to 5/6 for 2.5.
 */

/** A plan: how many pieces are drawn, and with how many defects the lot passes. */
export interface SamplingPlan {
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
