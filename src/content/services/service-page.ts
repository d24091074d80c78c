/**
 * The kinds of the service pages: what all five have beyond a marketing page, and the sections that one of them has alone.
 * Every section carries its heading and the names of its columns, so that components print no text of their own.
 */
import type { InspectionReport } from '../proof/inspection-report.ts';
import type { MinimumQuantities } from '../proof/minimum-quantities.ts';
import type { Payments } from '../proof/payments.ts';
import type { ServiceRoute } from '../routes.ts';
import type {
  CertificationService,
  ComplianceRisk,
  DevelopmentPhase,
  InspectionStage,
  LogisticsService,
  ProcessStep,
  TransportOption,
} from './service-parts.ts';
import type { Faq, MarketingPage, OfferList, SectionIntro, Statistic } from '../page.ts';
import type { AtMost } from '../limits.ts';

/** A process, drawn as a route line with its steps as stations. */
export interface ProcessSection extends SectionIntro {
  /** In order; their numbers start at 1. */
  steps: readonly ProcessStep[];
}

/** What the five service pages have in common. */
export interface ServicePage extends MarketingPage {
  /** Address of the page; its last part is the choice in the inquiry form. */
  route: ServiceRoute;
  /** Text of the link to the inquiry form; the form opens with this service chosen. */
  inquiryLink: AtMost<40>;
}

/** Where a public fact can be read. */
export interface Source {
  /** Who publishes it. */
  label: string;
  /** The page itself, not the publisher’s home page where there is a better one. */
  href: `https://${string}`;
}

/** /services/end-to-end-sourcing */
export interface SourcingPage extends ServicePage {
  route: '/services/end-to-end-sourcing';
  /** The five steps with their durations. */
  process: ProcessSection;
  /** When the customer pays whom. */
  payments: Payments;
  /** From which quantity it pays. */
  minimum: MinimumQuantities;
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
  refund: {
    /** Section heading. */
    heading: AtMost<50>;
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
