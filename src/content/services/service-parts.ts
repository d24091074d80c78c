/** What the sections of the service pages are made of. */
import type { Span } from '../figures.ts';

/** One step of a process, drawn as a station of a route line. */
export interface ProcessStep {
  /** At most 40 characters. */
  title: string;
  /** At most 260 characters. */
  description: string;
  /** How long it takes, as printed (`3–5 Tage`, `nach Vereinbarung`); left out where the specification names none. */
  duration?: string;
}

/** A phase of a development project. */
export interface DevelopmentPhase {
  /** At most 40 characters. */
  title: string;
  /** At most 260 characters. */
  description: string;
  /** What the customer holds in hand at the end of the phase, three to six items of at most 50 characters. */
  deliverables: readonly string[];
}

/** One of the three inspections of an order, drawn as a gate on the line. */
export interface InspectionStage {
  /** At most 40 characters. */
  title: string;
  /** When it happens and what it is for. At most 220 characters. */
  description: string;
  /** What is checked, four to eight items of at most 60 characters. */
  checks: readonly string[];
}

/** A way to bring goods to Switzerland, drawn in the timetable. */
export interface TransportOption {
  /** `Seefracht`, `Luftfracht`, `Express`. */
  title: string;
  /** Transit time; the figure reads its bar from it. */
  duration: Span;
  /** How expensive, in words: `tief`, `mittel bis hoch`, `hoch`. */
  costLevel: string;
  /** For which goods and quantities. At most 160 characters. */
  suitableFor: string;
  /** Three to six features of at most 90 characters. */
  features: readonly string[];
}

/** A block of logistics services. */
export interface LogisticsService {
  /** At most 40 characters. */
  title: string;
  /** At most 220 characters. */
  description: string;
  /** Three to six items of at most 60 characters. */
  services: readonly string[];
}

/** A certification we accompany, drawn as a span on the time axis. */
export interface CertificationService {
  /** Such as `CE-Kennzeichnung`. At most 30 characters. */
  title: string;
  /** At most 260 characters. */
  description: string;
  /** Which products or rules it covers, three to seven items of at most 60 characters. */
  scope: readonly string[];
  /** Steps in order, each at most 50 characters. */
  processSteps: readonly string[];
  /** How long it takes; the figure reads its bar from it. */
  timeline: Span;
}

/** A risk of selling goods without proof of conformity. */
export interface ComplianceRisk {
  /** At most 80 characters. */
  risk: string;
  /** At most 100 characters. */
  consequence: string;
  /** At most 130 characters. */
  solution: string;
}
