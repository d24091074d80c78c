/**
 * The kinds of records that the site is written in, with the field names of the specification.
 * The comment on each field is the editor's manual: what it is, where it shows, how long it may be.
 * All texts are Swiss Standard German (see docs/deutsch.md); figures are literal strings, printed as they stand.
 */
import type { IndustryRoute, InternalLink, MarketingRoute, Route, ServiceRoute } from './routes.ts';

/** A span of time as the site prints it, with an en dash: `25–35 Tage`. Figures read their lengths from it. */
export type Span = `${number}–${number} ${SpanUnit}`;
export type SpanUnit = 'Tage' | 'Wochen' | 'Monate';

/** A share as the site prints it: `99.2%`. */
export type Percentage = `${number}%`;

/** What the head of a page says about it. */
export interface PageMeta {
  /** Title in the browser tab and in search results. Unique, at most 60 characters, without the company name. */
  title: string;
  /** Text below the title in search results. Unique, 70–160 characters, one or two whole sentences. */
  description: string;
  /** Search terms of the page, three to eight. */
  keywords: readonly string[];
  /** What the page's social image shows, for people who cannot see it. At most 140 characters. */
  socialImageAlt: string;
  /** True keeps the page out of search engines. Only the not-found page sets it. */
  noindex?: true;
}

/** One of the three figures below a headline. */
export interface Statistic {
  /** The figure as printed, such as `100+` or `unter 0.1%`. At most 10 characters. */
  value: string;
  /** What it counts. At most 45 characters. */
  label: string;
}

/** The opening of a page. */
export interface Hero {
  /** Short line above the headline that names the subject. At most 40 characters. */
  badge: string;
  /** The page's only h1. At most 60 characters; no word of more than 24. */
  headline: string;
  /** One or two sentences below it. At most 240 characters. */
  lead: string;
  /** The three figures of the page. */
  statistics: readonly [Statistic, Statistic, Statistic];
}

/** The words above a section. */
export interface SectionIntro {
  /** Section heading. At most 50 characters. */
  heading: string;
  /** One or two sentences below it. At most 200 characters. */
  intro?: string;
}

/** The drawn posters: one for each service and each industry, and one for each other kind of page. */
export const posterMotifs = [
  'home',
  'about',
  'services',
  'industries',
  'why-us',
  'contact',
  'legal',
  'end-to-end-sourcing',
  'produktentwicklung',
  'qualitaetsmanagement',
  'logistik-transport',
  'zertifizierungsberatung',
  'gastronomy',
  'retail',
  'construction',
  'healthcare',
  'events',
] as const;
export type PosterMotif = (typeof posterMotifs)[number];

/** The drawn pictograms of problem cards; each has its drawing in `components/pictograms/`. */
export const problemIcons = [
  'facade',
  'drift',
  'hidden-costs',
  'liability',
  'clock',
  'calendar',
  'papers',
  'quantity',
  'copy',
  'tool',
  'payment',
  'language',
  'breakage',
  'comparison',
  'blocked',
  'shelf',
  'plug',
  'flame',
  'measure',
  'route',
  'spare-part',
  'price-tag',
  'trace',
  'signature',
  'laboratory',
  'handover',
] as const;
export type ProblemIcon = (typeof problemIcons)[number];

/** A customer's problem, in the problem list of a page. */
export interface ProblemCard {
  /** Name of the drawing on the card, in the forms that show one; each stands once on a page. */
  icon: ProblemIcon;
  /** The problem in a few words, as a buyer would say it. At most 60 characters. */
  title: string;
  /** What lies behind it and what we do about it. At most 300 characters. */
  description: string;
}

/** What the problem list of every page has, whatever its form. */
interface Problems<Form extends string, Card extends ProblemCard = ProblemCard> {
  /** How the list is drawn: what it tells decides. */
  form: Form;
  /** Section heading. At most 50 characters. */
  heading: string;
  /** Four to eight cards, in the order of the page. */
  problems: readonly Card[];
}

/** Rows with pictograms: problems that have nothing in common but the page. */
export type ProblemRows = Problems<'rows'>;

/** A conversation: somebody says something, and somebody else answers. */
export interface ProblemDialogue extends Problems<'dialogue', ProblemCard & { exchange?: Exchange }> {
  /** Who speaks first, and who answers. At most 15 characters each. */
  speakers: readonly [string, string];
}

/** What was said, where title and description comment on it; without it the title asks and the description answers. */
export interface Exchange {
  /** The first speaker’s words, without quotation marks. At most 70 characters. */
  said: string;
  /** The answer, without quotation marks. At most 50 characters. */
  answered: string;
}

/** A drawing with a numbered mark for each problem, in the order of the cards. */
export interface ProblemDrawing extends Problems<'drawing'> {
  /** Which drawing, with as many marks as there are cards. */
  drawing: MarkedDrawing;
  /** What the drawing shows, below it. At most 80 characters. */
  caption: string;
}

/** The drawings that can be marked; each is in `components/problems/drawings/`. */
export type MarkedDrawing = 'mould' | 'label';

/** A quotation whose positions are missing, one for each problem. */
export interface ProblemPositions extends Problems<'positions', ProblemCard & { position: string }> {
  /** The position that is there, on top. At most 35 characters. */
  known: string;
  /** What stands in place of the missing amounts. At most 20 characters. */
  hidden: string;
  /** What all of them come to, at the bottom. At most 45 characters. */
  sum: string;
}

/** A week whose every date is missed: a problem for each day, in order. */
export type ProblemWeek = Problems<
  'week',
  ProblemCard & {
    /** The weekday, or a word such as `Danach`. At most 7 characters. */
    day: string;
    /** What was due on it. At most 25 characters. */
    due: string;
  }
>;

/** Pieces of evidence beside each other, each with a stamp. */
export type ProblemEvidence = Problems<
  'evidence',
  ProblemCard & {
    /** The stamp: what is wrong with it. At most 16 characters. */
    stamp: string;
  }
>;

/** The problem list of a page, in one of its forms. */
export type ProblemList =
  ProblemRows | ProblemDialogue | ProblemDrawing | ProblemPositions | ProblemWeek | ProblemEvidence;

/** One thing we offer, in the offer list of a page. */
export interface Offer {
  /** Name of the offer. At most 60 characters. */
  title: string;
  /** What it contains. At most 240 characters. */
  description: string;
}

/** The offer list of a page. */
export interface OfferList {
  /** Section heading. At most 50 characters. */
  heading: string;
  /** Sentence below the heading. At most 200 characters. */
  intro?: string;
  /** Four to ten offers, in the order of the page. */
  offers: readonly Offer[];
}

/** What changed in a success story, drawn as two bars. */
export interface Change {
  /** What the bars measure, such as `Reklamationsquote`. At most 50 characters. */
  measure: string;
  /** The upper bar. */
  before: ChangeValue;
  /** The lower bar. */
  after: ChangeValue;
}

/** One bar of a before/after figure. */
export interface ChangeValue {
  /** What the bar stands for, such as `vorher`. At most 30 characters. */
  label: string;
  /** The value as printed, such as `unter 1%`. */
  text: string;
  /** Length of the bar, in the same unit for both bars. */
  amount: number;
}

/** What may be published only with the consent of the person or company it is about. */
export interface NeedsConsent {
  /**
   * Where the consent to publish it is filed, such as `E-Mail vom 12. März 2026`; never printed.
   * A record without it is a sample: the site shows it while you work on it, `npm run release` leaves it out.
   */
  consent?: string;
}

/** The forms of a success story. */
export type StoryForm = 'voice' | 'stations' | 'figure' | 'change';

/** A success story in the form that a page shows; the bars need what they are drawn from. */
export type StoryAs<Form extends StoryForm> = SuccessStory & { form: Form } & (Form extends 'change'
    ? { change: Change }
    : unknown);

/** A success story. Samples until the owner supplies real ones: authors are roles, companies a kind and a canton. */
export interface SuccessStory extends NeedsConsent {
  /**
   * How it is drawn. `voice`: the customer’s words first. `stations`: sentence by sentence as stations of a line, for a
   * story that went somewhere. `figure`: the figure in its result, as large as a poster’s. `change`: two bars.
   */
  form: StoryForm;
  /** Section heading. At most 50 characters. */
  heading: string;
  /** The story in the customer's words, without quotation marks (the page sets them). At most 300 characters. */
  text: string;
  /** Role of the person, such as `Leiter Einkauf`. Never a name that could be somebody's. */
  author: string;
  /** Kind of company and its canton or region, such as `Handelsunternehmen, Ostschweiz`. */
  company: string;
  /** What came of it, in one line. At most 100 characters. */
  result: string;
  /** Further results as figures, each with what it counts. */
  figures?: readonly Statistic[];
  /** The change to draw as before/after bars, where the story has two comparable values. */
  change?: Change;
}

/** A testimonial. Samples until the owner supplies real ones, like the success stories. */
export interface Testimonial extends NeedsConsent {
  /** What the customer says, without quotation marks. At most 220 characters. */
  text: string;
  /** Role of the person, never a name that could be somebody's. */
  author: string;
  /** Kind of company and its canton or region. */
  company: string;
  /** What came of it, in one line. At most 80 characters. */
  result: string;
  /** Stars out of 5, where the page shows a rating (why-us). */
  rating?: 1 | 2 | 3 | 4 | 5;
}

/** The last section of a page, above the footer; its button is always «Kostenlose Beratung buchen». */
export interface ClosingCall {
  /** Large line. At most 60 characters. Different on every page. */
  headline: string;
  /** One or two sentences below it. At most 180 characters. Different on every page. */
  text: string;
}

/** What every page of the site has. */
export interface PageRecord {
  /** Address of the page; null for the not-found page, which answers for every unknown address. */
  route: Route | null;
  /** Title, description and what else the head says. */
  meta: PageMeta;
  /** Questions and answers, on pages that have them; search engines get them as structured data too. */
  faq?: Faq;
}

/** The five parts that every marketing page has. */
export interface MarketingPage extends PageRecord {
  /** Address of the page. */
  route: MarketingRoute;
  /** The opening, above the fold. */
  hero: Hero;
  /** What goes wrong without us. */
  problems: ProblemList;
  /** What we do about it. */
  offer: OfferList;
  /** The case that shows it; leave it out where there is none to tell. */
  story?: SuccessStory;
  /** The last section, above the footer. */
  closing: ClosingCall;
}

/** A section of questions. */
export interface Faq extends SectionIntro {
  /** In the order in which a buyer would ask. */
  questions: readonly Question[];
}

/** A question and its answer. */
export interface Question {
  /** As a buyer would ask it, with question mark. At most 80 characters. */
  question: string;
  /** The answer in one to four sentences, figures as in the specification. */
  answer: string;
}

/** A link with a text of its own. */
export interface LabelledLink {
  /** Text of the link: says where it leads without its surroundings. */
  label: string;
  /** Where it leads, inside the site. */
  href: InternalLink;
}

/** A service that a page leads on to. */
export interface RelatedService {
  /** Where the link leads; its text is the label of the route. */
  route: ServiceRoute;
  /** Why a reader of the page needs it, in one sentence. At most 140 characters. */
  reason: string;
}

/** The way on to two services, at the end of a page. */
export interface RelatedServices {
  /** Section heading. At most 50 characters. */
  heading: string;
  /** Service pages: what comes before or after. Industry pages: what matters most to the trade. */
  services: readonly [RelatedService, RelatedService];
}

/** A reference case on the home page. Samples until the owner supplies real ones. */
export interface ReferenceCase extends NeedsConsent {
  /** What was bought, for whom. At most 70 characters. */
  title: string;
  /** What was difficult and what solved it. At most 280 characters. */
  description: string;
  /** Industry, such as `Hotellerie`; leads to its page. At most 30 characters. */
  industry: string;
  /** Page of the industry. */
  route: IndustryRoute;
  /** Savings as printed; only the figures of the specification (`bis 40%`, `bis 30%`, `35%`). */
  savings: string;
}

/** A service as the overview shows it. */
export interface Service {
  /** Name of the service, as in the navigation. */
  title: string;
  /** The service in half a line. At most 45 characters. */
  subtitle: string;
  /** Two or three sentences. At most 320 characters. */
  description: string;
  /** Five to seven features, each at most 60 characters. */
  features: readonly string[];
  /** Five steps, each at most 30 characters. */
  process: readonly string[];
}

/** One step of a process, drawn as a station of a route line. */
export interface ProcessStep {
  /** Number of the step, from 1. */
  step: number;
  /** At most 40 characters. */
  title: string;
  /** At most 260 characters. */
  description: string;
  /** How long it takes, as printed (`3–5 Tage`, `nach Vereinbarung`); left out where the specification names none. */
  duration?: string;
}

/** A phase of a development project. */
export interface DevelopmentPhase {
  /** Number of the phase, from 1. */
  phase: number;
  /** At most 40 characters. */
  title: string;
  /** At most 260 characters. */
  description: string;
  /** How long it takes, where the specification names it. */
  duration?: string;
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

/** An industry as the overview shows it. */
export interface Industry extends NeedsConsent {
  /** Name of the industry, as in the navigation. */
  title: string;
  /** What matters to it, in one short sentence. At most 60 characters. */
  description: string;
  /** What we buy or do for it, four to six items of at most 50 characters. */
  services: readonly string[];
  /** A case in one or two sentences. At most 240 characters. Leave it out where there is none to tell. */
  caseStudy?: string;
  /** Number of customers as printed, such as `50+`. */
  customers: string;
}

/** A person of the team. Samples until the owner supplies the real ones. */
export interface TeamMember extends NeedsConsent {
  /** Given name and initial until the owner supplies the full name, such as `Regula K.`. */
  name: string;
  /** At most 45 characters. */
  role: string;
  /** City or country of work, such as `Shanghai`. */
  location: string;
  /** Fields of work. At most 110 characters. */
  experience: string;
  /** Languages spoken at work, the best one first. At most 60 characters. */
  languages: string;
  /** File name of a photograph in `src/content/people/`, or null: then a monogram is drawn. */
  image: string | null;
}

/** A row of the comparison with other providers: categories, never a named firm (UWG Art. 3 para. 1 lit. e). */
export interface ComparisonRow {
  /** What is compared. At most 30 characters. */
  aspect: string;
  /** How other providers usually do it, in neutral words. At most 90 characters. */
  others: string;
  /** How we do it. At most 90 characters. */
  us: string;
  /** What the customer gains. At most 60 characters. */
  advantage: string;
}

/** A year in the company's history. */
export interface Milestone {
  /** One of the four years of the specification. */
  year: 2018 | 2019 | 2021 | 2024;
  /** At most 40 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
}
