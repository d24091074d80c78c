/**
 * The kinds of the service pages: what all five have beyond a marketing page, and the sections that one of them has alone.
 * Every section carries its heading and the names of its columns, so that components print no text of their own.
 */
import type { InspectionReport } from '../sheets.ts';
import type { ServiceRoute } from '../routes.ts';
import type { Span, Faq, OfferList, SectionIntro, Statistic, Headed, ChosenPage } from '../page.ts';
import type { AtMost } from '../limits.ts';

/** One step of a process, drawn as a station of a route line. */
interface ProcessStep {
  title: AtMost<40>;
  description: AtMost<260>;
  /** How long it takes, as printed (`3–5 Tage`, `nach Vereinbarung`); left out where the specification names none. */
  duration?: string;
}

/** A phase of a development project. */
interface DevelopmentPhase {
  title: AtMost<40>;
  description: AtMost<260>;
  /** What the customer holds in hand at the end of the phase, three to six items. */
  deliverables: AtMost<50, readonly string[]>;
}

/** One of the three inspections of an order, drawn as a gate on the line. */
export interface InspectionStage {
  title: AtMost<40>;
  /** When it happens and what it is for. */
  description: AtMost<220>;
  /** What is checked, four to eight items. */
  checks: AtMost<60, readonly string[]>;
}

/** A way to bring goods to Switzerland, drawn in the timetable. */
export interface TransportOption {
  /** `Seefracht`, `Luftfracht`, `Express`. */
  title: string;
  /** Transit time; the figure reads its bar from it. */
  duration: Span;
  /** How expensive, in words: `tief`, `mittel bis hoch`, `hoch`. */
  costLevel: string;
  /** For which goods and quantities. */
  suitableFor: AtMost<160>;
  /** Three to six features. */
  features: AtMost<90, readonly string[]>;
}

/** A block of logistics services. */
interface LogisticsService {
  title: AtMost<40>;
  description: AtMost<220>;
  /** Three to six items. */
  services: AtMost<60, readonly string[]>;
}

/** A certification we accompany, drawn as a span on the time axis. */
export interface CertificationService {
  /** Such as `CE-Kennzeichnung`. */
  title: AtMost<30>;
  description: AtMost<260>;
  /** Which products or rules it covers, three to seven items. */
  scope: AtMost<60, readonly string[]>;
  /** Steps in order. */
  processSteps: AtMost<50, readonly string[]>;
  /** How long it takes; the figure reads its bar from it. */
  timeline: Span;
}

/** A risk of selling goods without proof of conformity. */
interface ComplianceRisk {
  risk: AtMost<80>;
  consequence: AtMost<100>;
  solution: AtMost<130>;
}

/** A process, drawn as a route line with its steps as stations. */
export interface ProcessSection extends SectionIntro {
  /** In order; their numbers start at 1. */
  steps: readonly ProcessStep[];
}

/** What the five service pages have in common. */
export type ServicePage = ChosenPage<ServiceRoute>;

/** Where a public fact can be read. */
export interface Source {
  /** Who publishes it. */
  label: string;
  /** The page itself, not the publisher’s home page where there is a better one. */
  href: `https://${string}`;
}

interface Payment {
  /** When it falls due. */
  moment: AtMost<40>;
  /** What is paid. */
  what: AtMost<70>;
  /** To whom. */
  payee: AtMost<50>;
  /** In which currency. */
  currency: AtMost<20>;
}

interface MinimumQuantity {
  /** The process or kind of goods. */
  process: AtMost<45>;
  /** The usual minimum as printed, with its unit. */
  quantity: AtMost<40>;
  /** Where it comes from. */
  reason: AtMost<120>;
}

/** /services/end-to-end-sourcing */
export interface SourcingPage extends ServicePage {
  route: '/services/end-to-end-sourcing';
  /** The five steps with their durations. */
  process: ProcessSection;
  /**
   * When the customer pays whom: 30/70 is the usual practice of Chinese factories, not a promise. The rest agrees with the
   * terms (`legal/agb.ts`).
   */
  payments: SectionIntro & {
    /** Heads of the columns. */
    columns: AtMost<20, Record<keyof Payment, string>>;
    /** In the order in which they fall due. */
    payments: readonly Payment[];
  };
  /**
   * Usual minimum quantities by process. Working knowledge of the trade, worded as experience: every factory sets its own.
   * The owner should compare them with the company's projects.
   */
  minimum: SectionIntro & {
    /** Heads of the columns. */
    columns: AtMost<25, Record<keyof MinimumQuantity, string>>;
    /** Smallest first. */
    rows: readonly MinimumQuantity[];
  };
  /** Two to eight questions. */
  faq: Faq;
}

/** /services/produktentwicklung */
export interface DevelopmentPage extends ServicePage {
  route: '/services/produktentwicklung';
  /** The five phases, drawn as a route line. */
  development: SectionIntro & {
    /** In order; their numbers start at 1. */
    phases: readonly DevelopmentPhase[];
    /** Name of the lists of deliverables, such as `In Ihrer Hand`. */
    deliverablesLabel: AtMost<25>;
    /** How long the whole project takes, beside the line. */
    total: Statistic;
  };
}

/** /services/qualitaetsmanagement */
export interface QualityPage extends ServicePage {
  route: '/services/qualitaetsmanagement';
  /** The three inspections, drawn as gates. */
  inspections: SectionIntro & {
    /** Before and during production, and before shipping. */
    stages: readonly [InspectionStage, InspectionStage, InspectionStage];
    /** Name of the lists of checks. */
    checksLabel: AtMost<25>;
  };
  /** The five steps from the plan to the release. */
  process: ProcessSection;
  /** What happens to the cost of an inspection that was wrong. */
  refund: Headed & {
    /** Within which limits, in two to four sentences. */
    text: AtMost<380>;
  };
  /** Figure beside the process: the time a customer saves. */
  timeSaved: Statistic;
  /** A page of a report. */
  report: InspectionReport;
  /** Two to eight questions. */
  faq: Faq;
}

/** /services/logistik-transport */
export interface LogisticsPage extends ServicePage {
  route: '/services/logistik-transport';
  /** The three ways to Switzerland, drawn as a timetable. */
  transport: Pick<SectionIntro, 'heading'> & {
    /** Slowest first, as the timetable draws them. */
    options: readonly [TransportOption, TransportOption, TransportOption];
    /** What the axis of the timetable counts: `Tage`. */
    unit: AtMost<10>;
    /** What the two sides of the timetable stand for. */
    ends: AtMost<10, readonly [string, string]>;
    /** Names of the properties of an option. */
    labels: AtMost<25, Record<'duration' | 'costLevel' | 'suitableFor' | 'features', string>>;
    /** What the transit times include and what they do not. */
    note: AtMost<200>;
  };
  /** The blocks of services around the transport, in the order of the page. */
  offer: OfferList<LogisticsService>;
  /** The six steps from the data of the shipment to the ramp. */
  process: ProcessSection;
  /** Figure beside the offer list: customer satisfaction, not drawn, since dots stand for parts and squares for inspections. */
  satisfaction: Statistic;
  /** Two to eight questions. */
  faq: Faq;
}

/** /services/zertifizierungsberatung */
export interface CertificationPage extends ServicePage {
  route: '/services/zertifizierungsberatung';
  /** The certifications, drawn as spans on one axis. */
  certification: SectionIntro & {
    /** In the order of the page. */
    services: readonly CertificationService[];
    /** What the axis counts, and how weeks become months: `{weeks}` stands for the weeks in a month. */
    unit: AtMost<40>;
    /** Names of the properties of a certification. */
    labels: AtMost<25, Record<'scope' | 'processSteps', string>>;
    /** What the spans include and what they do not. */
    note: AtMost<200>;
  };
  /** The table of risks. */
  compliance: SectionIntro & {
    /** In the order of the table. */
    rows: readonly ComplianceRisk[];
    /** Heads of the three columns. */
    columns: AtMost<25, Record<keyof ComplianceRisk, string>>;
  };
}
