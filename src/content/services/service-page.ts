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

/** A process, drawn as a route line with its steps as stations. */
export interface ProcessSection extends SectionIntro {
  /** In order; their numbers start at 1. */
  steps: readonly ProcessStep[];
}

/** What the five service pages have in common. */
export interface ServicePage extends MarketingPage {
  /** Address of the page; its last part is the choice in the inquiry form. */
  route: ServiceRoute;
  /** Text of the link to the inquiry form; the form opens with this service chosen. At most 40 characters. */
  inquiryLink: string;
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
    /** Name of the lists of deliverables, such as `In Ihrer Hand`. At most 25 characters. */
    deliverablesLabel: string;
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
    /** Name of the lists of checks. At most 25 characters. */
    checksLabel: string;
  };
  /** The five steps from the plan to the release. */
  process: ProcessSection;
  /** What happens to the cost of an inspection that was wrong. */
  refund: {
    /** Section heading. At most 50 characters. */
    heading: string;
    /** Within which limits, in two to four sentences. At most 380 characters. */
    text: string;
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
    /** What the axis of the timetable counts: `Tage`. At most 10 characters. */
    unit: string;
    /** What the two sides of the timetable stand for. At most 10 characters each. */
    ends: readonly [string, string];
    /** Names of the properties of an option. At most 25 characters each. */
    labels: Record<'duration' | 'costLevel' | 'suitableFor' | 'features', string>;
    /** What the transit times include and what they do not. At most 200 characters. */
    note: string;
  };
  /** The blocks of services around the transport, in the order of the page. */
  offer: OfferList<LogisticsService>;
  /** The six steps from the data of the shipment to the ramp. */
  process: ProcessSection;
  /** Duties and VAT at import, each sentence a fact of its own. */
  customs: {
    /** At most 50 characters. */
    heading: string;
    /** The three facts. */
    facts: readonly [string, string, string];
    /** Where they can be read. */
    source: Source;
  };
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
    /** What the axis counts, and how weeks become months: `{weeks}` stands for the weeks in a month. At most 40 characters. */
    unit: string;
    /** Names of the properties of a certification. At most 25 characters each. */
    labels: Record<'scope' | 'processSteps', string>;
    /** What the spans include and what they do not. At most 200 characters. */
    note: string;
  };
  /** The table of risks. */
  compliance: SectionIntro & {
    /** In the order of the table. */
    rows: readonly ComplianceRisk[];
    /** Heads of the three columns. At most 25 characters each. */
    columns: Record<keyof ComplianceRisk, string>;
  };
  /** The five steps to the market. */
  process: ProcessSection;
}
