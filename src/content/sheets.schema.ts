/** What the sheets that show how we work say: the sample offer, the inspection report, and the line of their example. */
import { z } from 'zod';
import { SectionIntro } from './page.schema.ts';
import { amount, each, internalLink, labelledLink, list, text, tuple } from './schema.ts';

/** The order that offer, sample, report and calculator take as their example, from stop to stop. */
export const ExampleOrder = z.strictObject({
  /** Product and quantity: those of the sample offer. */
  heading: text(50),
  /** Four stand side by side on a phone. */
  stops: list(
    z.strictObject({
      /** What is shown there. */
      label: text(12),
      /** Its section. */
      href: internalLink,
    }),
  ),
});
export type ExampleOrder = z.infer<typeof ExampleOrder>;

/** A line of the offer. */
const OfferPosition = z.strictObject({
  /** What is done. */
  title: text(40),
  /** What belongs to it. */
  includes: text(120),
  /** When it is invoiced or has to be paid. */
  due: text(40),
  /** The price as printed, `CHF 1’200.00`, or its order of magnitude, `ab CHF 1’200`. Missing until the owner says it. */
  amount: amount.exactOptional(),
});

/**
 * The sample offer on /why-us: what an offer of ours contains, so that a buyer can lay it beside another one. It agrees
 * with the terms (`legal/agb.ts`): prices without VAT, costs of third parties apart, payable within 30 days.
 */
export const SampleOffer = SectionIntro.extend({
  /** Marks the sheet as a sample. */
  mark: text(20),
  /** Title of the sheet. */
  title: text(60),
  /** What the offer is about. */
  subject: text(100),
  /** What a line says of itself, above each value. */
  columns: each(['includes', 'due'], text(20)),
  /** What we charge. In the order of the sheet. */
  positions: list(OfferPosition),
  /** The line below the positions. */
  total: OfferPosition.pick({ title: true, amount: true }).extend({
    /** In place of the amount: why amounts are left open. */
    reason: text(120).exactOptional(),
  }),
  /** What the price does not contain, below the sheet. */
  note: text(300),
  /** Leads to the form. */
  inquire: labelledLink(40),
});
export type SampleOffer = z.infer<typeof SampleOffer>;

/** A line at the head of the report. */
const ReportFact = z.strictObject({
  /** Name of the fact. */
  term: text(25),
  /** The fact. */
  value: text(50),
});

/** A measured feature. */
const Measurement = z.strictObject({
  /** What was measured. */
  feature: text(35),
  /** What the inspection plan allows, with unit. */
  target: text(30),
  /** The range measured, with unit. */
  measured: text(30),
  /** Whether it is within the tolerance; a deviation is printed in red. */
  isWithin: z.boolean(),
});

/** One of the three classes of defects. */
const DefectCount = z.strictObject({
  /** Name of the class. */
  class: text(25),
  /** What counts as one here. */
  example: text(60),
  /** How many were found in the sample. */
  found: z.number(),
  /** With how many the lot passes (Ac). */
  accepted: z.number(),
});

/**
 * A page of an inspection report, on /services/qualitaetsmanagement: anonymised and invented, marked as a sample. Sample
 * and acceptance numbers follow ISO 2859-1, level II: lot 1000, letter J, sample 80, Ac 5 for major defects at AQL 2.5 and
 * Ac 7 for minor ones at AQL 4.0 (`tools/sampling-plans.ts`); a test compares them.
 */
export const InspectionReport = SectionIntro.extend({
  /** Marks the sheet as a sample. */
  mark: text(20),
  /** Title of the sheet. */
  title: text(50),
  /** The head: product, factory, lot, sample. */
  facts: list(ReportFact),
  /** The measured values, and the heads of their columns. */
  measurements: z.strictObject({
    heading: text(30),
    /** Heads of the columns. */
    columns: each(['feature', 'target', 'measured', 'verdict'], text(20)),
    /** What stands in the last column. */
    verdicts: each(['within', 'outside'], text(20)),
    /** In the order of the inspection plan. */
    rows: list(Measurement),
  }),
  /** The defects found in the sample. */
  defects: z.strictObject({
    heading: text(30),
    /** Heads of the columns. */
    columns: each(DefectCount.keyof().options, text(20)),
    /** Critical, major and minor. */
    rows: tuple(DefectCount, DefectCount, DefectCount),
  }),
  /** What the photographs of a report show, one sentence in their place. */
  photographs: text(120),
  /** What we advise. */
  recommendation: z.strictObject({
    heading: text(30),
    /** `Freigabe`, `Nacharbeit` or `Sperre`. */
    verdict: z.enum(['Freigabe', 'Nacharbeit', 'Sperre']),
    /** Why, and what comes next. */
    text: text(260),
  }),
});
export type InspectionReport = z.infer<typeof InspectionReport>;

export const records = {
  exampleOrder: ExampleOrder,
  sampleOffer: SampleOffer,
  inspectionReport: InspectionReport,
};
