/**
 * The kinds of the service pages: what all five have beyond a marketing page, the sections that one of them has alone, and the
 * sheets that show how we work: the sample offer and the inspection report, with the order of their example.
 * Every section carries its heading and the names of its columns, so that components print no text of their own.
 */
import { z } from 'zod';
import { ChosenPage, Faq, Headed, OfferList, SectionIntro, Statistic } from '../page.schema.ts';
import type { ServiceRoute } from '../routes.ts';
import {
  amount,
  each,
  internalLink,
  labelledLink,
  list,
  page,
  some,
  span,
  text,
  tuple,
  webAddress,
  words,
} from '../schema.ts';

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

/** One step of a process, drawn as a station of a route line. */
const ProcessStep = z.strictObject({
  title: text(40),
  description: text(260),
  /** How long it takes, as printed (`3–5 Tage`, `nach Vereinbarung`); left out where the specification names none. */
  duration: words.exactOptional(),
});

/** A phase of a development project. */
const DevelopmentPhase = z.strictObject({
  title: text(40),
  description: text(260),
  /** What the customer holds in hand at the end of the phase, three to six items. */
  deliverables: list(text(50)),
});

/** One of the three inspections of an order, drawn as a gate on the line. */
export const InspectionStage = z.strictObject({
  title: text(40),
  /** When it happens and what it is for. */
  description: text(220),
  /** What is checked, four to eight items. */
  checks: list(text(60)),
});
export type InspectionStage = z.infer<typeof InspectionStage>;

/** A way to bring goods to Switzerland, drawn in the timetable. */
export const TransportOption = z.strictObject({
  /** `Seefracht`, `Luftfracht`, `Express`. */
  title: words,
  /** Transit time; the figure reads its bar from it. */
  duration: span,
  /** How expensive, in words: `tief`, `mittel bis hoch`, `hoch`. */
  costLevel: words,
  /** For which goods and quantities. */
  suitableFor: text(160),
  /** Three to six features. */
  features: list(text(90)),
});
export type TransportOption = z.infer<typeof TransportOption>;

/** A block of logistics services. */
const LogisticsService = z.strictObject({
  title: text(40),
  description: text(220),
  /** Three to six items. */
  services: list(text(60)),
});

/** A certification we accompany, drawn as a span on the time axis. */
export const CertificationService = z.strictObject({
  /** Such as `CE-Kennzeichnung`. */
  title: text(30),
  description: text(260),
  /** Which products or rules it covers, three to seven items. */
  scope: list(text(60)),
  /** Steps in order. */
  processSteps: list(text(50)),
  /** How long it takes; the figure reads its bar from it. */
  timeline: span,
});
export type CertificationService = z.infer<typeof CertificationService>;

/** A risk of selling goods without proof of conformity. */
const ComplianceRisk = z.strictObject({
  risk: text(80),
  consequence: text(100),
  solution: text(130),
});

/** A process, drawn as a route line with its steps as stations. */
export const ProcessSection = SectionIntro.extend({
  /** In order; their numbers start at 1. */
  steps: list(ProcessStep),
});
export type ProcessSection = z.infer<typeof ProcessSection>;

/** What the five service pages have in common. */
export const ServicePage = ChosenPage.extend({
  /** Address of the page; its last part is the choice in the inquiry form. */
  route: page<ServiceRoute>(),
  /** What we do about it. */
  offer: OfferList,
});
export type ServicePage = z.infer<typeof ServicePage>;

/** Where a public fact can be read. */
export const Source = z.strictObject({
  /** Who publishes it. */
  label: words,
  /** The page itself, not the publisher’s home page where there is a better one. */
  href: webAddress,
});

const Payment = z.strictObject({
  /** When it falls due. */
  moment: text(40),
  /** What is paid. */
  what: text(70),
  /** To whom. */
  payee: text(50),
  /** In which currency. */
  currency: text(20),
});

const MinimumQuantity = z.strictObject({
  /** The process or kind of goods. */
  process: text(45),
  /** The usual minimum as printed, with its unit. */
  quantity: text(40),
  /** Where it comes from. */
  reason: text(120),
});

/** /services/end-to-end-sourcing */
export const SourcingPage = ServicePage.extend({
  route: z.literal('/services/end-to-end-sourcing'),
  /** The five steps with their durations. */
  process: ProcessSection,
  /**
   * When the customer pays whom: 30/70 is the usual practice of Chinese factories, not a promise. The rest agrees with the
   * terms (`legal/agb.ts`).
   */
  payments: SectionIntro.extend({
    /** Heads of the columns. */
    columns: each(Payment.keyof().options, text(20)),
    /** In the order in which they fall due. */
    payments: list(Payment),
  }),
  /**
   * Usual minimum quantities by process. Working knowledge of the trade, worded as experience: every factory sets its own.
   * The owner should compare them with the company's projects.
   */
  minimum: SectionIntro.extend({
    /** Heads of the columns. */
    columns: each(MinimumQuantity.keyof().options, text(25)),
    /** Smallest first. */
    rows: list(MinimumQuantity),
  }),
  /** Two to eight questions. */
  faq: Faq,
});
export type SourcingPage = z.infer<typeof SourcingPage>;

/** /services/produktentwicklung */
export const DevelopmentPage = ServicePage.extend({
  route: z.literal('/services/produktentwicklung'),
  /** The five phases, drawn as a route line. */
  development: SectionIntro.extend({
    /** In order; their numbers start at 1. */
    phases: list(DevelopmentPhase),
    /** Name of the lists of deliverables, such as `In Ihrer Hand`. */
    deliverablesLabel: text(25),
    /** How long the whole project takes, beside the line. */
    total: Statistic,
  }),
});
export type DevelopmentPage = z.infer<typeof DevelopmentPage>;

/** /services/qualitaetsmanagement */
export const QualityPage = ServicePage.extend({
  route: z.literal('/services/qualitaetsmanagement'),
  /** The three inspections, drawn as gates. */
  inspections: SectionIntro.extend({
    /** Before and during production, and before shipping. */
    stages: tuple(InspectionStage, InspectionStage, InspectionStage),
    /** Name of the lists of checks. */
    checksLabel: text(25),
  }),
  /** The five steps from the plan to the release. */
  process: ProcessSection,
  /** What happens to the cost of an inspection that was wrong. */
  refund: Headed.extend({
    /** Within which limits, in two to four sentences. */
    text: text(380),
  }),
  /** Figure beside the process: the time a customer saves. */
  timeSaved: Statistic,
  /** A page of a report. */
  report: InspectionReport,
  /** Two to eight questions. */
  faq: Faq,
});
export type QualityPage = z.infer<typeof QualityPage>;

/** /services/logistik-transport */
export const LogisticsPage = ServicePage.extend({
  route: z.literal('/services/logistik-transport'),
  /** The three ways to Switzerland, drawn as a timetable. */
  transport: Headed.extend({
    /** Slowest first, as the timetable draws them. */
    options: tuple(TransportOption, TransportOption, TransportOption),
    /** What the axis of the timetable counts: `Tage`. */
    unit: text(10),
    /** What the two sides of the timetable stand for. */
    ends: tuple(text(10), text(10)),
    /** Names of the properties of an option. */
    labels: each(['duration', 'costLevel', 'suitableFor', 'features'], text(25)),
    /** What the transit times include and what they do not. */
    note: text(200),
  }),
  /** The blocks of services around the transport, in the order of the page. */
  offer: OfferList.extend({ offers: some(LogisticsService) }),
  /** The six steps from the data of the shipment to the ramp. */
  process: ProcessSection,
  /** Figure beside the offer list: customer satisfaction, not drawn, since dots stand for parts and squares for inspections. */
  satisfaction: Statistic,
  /** Two to eight questions. */
  faq: Faq,
});
export type LogisticsPage = z.infer<typeof LogisticsPage>;

/** /services/zertifizierungsberatung */
export const CertificationPage = ServicePage.extend({
  route: z.literal('/services/zertifizierungsberatung'),
  /** The certifications, drawn as spans on one axis. */
  certification: SectionIntro.extend({
    /** In the order of the page. */
    services: list(CertificationService),
    /** What the axis counts, and how weeks become months: `{weeks}` stands for the weeks in a month. */
    unit: text(40),
    /** Names of the properties of a certification. */
    labels: each(['scope', 'processSteps'], text(25)),
    /** What the spans include and what they do not. */
    note: text(200),
  }),
  /** The table of risks. */
  compliance: SectionIntro.extend({
    /** In the order of the table. */
    rows: list(ComplianceRisk),
    /** Heads of the three columns. */
    columns: each(ComplianceRisk.keyof().options, text(25)),
  }),
});
export type CertificationPage = z.infer<typeof CertificationPage>;

export const schemas = {
  endToEndSourcing: SourcingPage,
  produktentwicklung: DevelopmentPage,
  qualitaetsmanagement: QualityPage,
  logistikTransport: LogisticsPage,
  zertifizierungsberatung: CertificationPage,
  exampleOrder: ExampleOrder,
  sampleOffer: SampleOffer,
  inspectionReport: InspectionReport,
};
