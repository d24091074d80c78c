/** What the sections of the service pages are made of. */
import type { Span } from '../figures.ts';
import type { AtMost } from '../limits.ts';

/** One step of a process, drawn as a station of a route line. */
export interface ProcessStep {
  title: AtMost<40>;
  description: AtMost<260>;
  /** How long it takes, as printed (`3–5 Tage`, `nach Vereinbarung`); left out where the specification names none. */
  duration?: string;
}

/** A phase of a development project. */
export interface DevelopmentPhase {
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
export interface LogisticsService {
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
export interface ComplianceRisk {
  risk: AtMost<80>;
  consequence: AtMost<100>;
  solution: AtMost<130>;
}
