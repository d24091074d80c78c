/**
 * What the pages are made of, with the field names of the specification. The comment on each field is the editor's manual:
 * what it is and where it shows; the type says how long it may be. All texts are Swiss Standard German (see docs/deutsch.md); figures are
 * literal strings, printed as they stand.
 */
import type { ProblemList } from './problem-list.ts';
import type { MarketingRoute, Route } from './routes.ts';
import type { NeedsConsent, TeamPost } from './team.ts';
import type { AtMost, Between, NoWordOver } from './limits.ts';

export type { LabelledLink } from './routes.ts';

/** A figure and what it counts, such as one of the three below a headline. */
export interface Statistic {
  /** The figure as printed, such as `100+` or `unter 0.1%`. */
  value: AtMost<10>;
  /** What it counts. */
  label: AtMost<60>;
}

/** A span of time as the site prints it, with an en dash: `25–35 Tage`. Figures read their lengths from it. */
export type Span = `${number}–${number} ${SpanUnit}`;
export type SpanUnit = 'Tage' | 'Wochen' | 'Monate';

/** A share as the site prints it: `99.2%`. */
export type Percentage = `${number}%`;

/** What the head of a page says about it. */
interface PageMeta {
  /** Title in the browser tab and in search results. Unique, without the company name. */
  title: AtMost<60>;
  /** Text below the title in search results. Unique, one or two whole sentences. */
  description: Between<70, 160>;
  /** Search terms of the page, three to eight. */
  keywords: readonly string[];
  /** What the page's social image shows, for people who cannot see it. */
  socialImageAlt: AtMost<140>;
  /** True keeps the page out of search engines. Only the not-found page sets it. */
  noindex?: true;
}

/** The opening of a page. */
export interface Hero {
  /** Short line above the headline: for whom or when; the breadcrumb names the subject. */
  badge: AtMost<40>;
  /** The page's only h1. */
  headline: NoWordOver<24, AtMost<60>>;
  /** One or two sentences below it. */
  lead: AtMost<240>;
  /** The three figures of the page. */
  statistics: readonly [Statistic, Statistic, Statistic];
}

/** A section with a heading. */
export interface Headed {
  /** Section heading. */
  heading: AtMost<50>;
}

/** The words above a section. */
export interface SectionIntro extends Headed {
  /** One or two sentences below it. */
  intro?: AtMost<200>;
}

/** One thing we offer, in the offer list of a page. */
export interface Offer {
  /** Name of the offer. */
  title: AtMost<60>;
  /** What it contains. */
  description: AtMost<240>;
}

/** The offer list of a page. */
export interface OfferList<Entry extends Offer = Offer> extends SectionIntro {
  /** Three to ten offers, in the order of the page. */
  offers: readonly Entry[];
}

/** The last section of a page, above the footer; its button is always «Kostenlose Beratung buchen». */
export interface ClosingCall {
  /** Large line. Different on every page. */
  headline: AtMost<60>;
  /** One or two sentences below it. Different on every page. */
  text: AtMost<180>;
  /** Who leads the consultation; must speak German. */
  host?: TeamPost;
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

/** A page of a service or an industry, which the form has chosen when it is opened from there. */
export interface ChosenPage<Chosen extends MarketingRoute> extends MarketingPage {
  /** Address of the page; its last part is the choice in the inquiry form. */
  route: Chosen;
  /** Text of the link to the inquiry form. */
  inquiryLink: AtMost<40>;
}

/** A section of questions. */
export interface Faq extends SectionIntro {
  /** In the order in which a buyer would ask. */
  questions: readonly Question[];
}

/** A question and its answer. */
export interface Question {
  /** As a buyer would ask it, with question mark. */
  question: AtMost<80>;
  /** The answer in one to four sentences, figures as in the specification. */
  answer: string;
}

/** What every success story has, whatever its form. */
interface Story<Form extends string> extends NeedsConsent, Headed {
  /** How it is drawn: what it tells decides. */
  form: Form;
  /** The story in the customer's words, without quotation marks (the page sets them). */
  text: AtMost<300>;
  /** Role of the person, such as `Leiter Einkauf`. Never a name that could be somebody's. */
  author: string;
  /** Kind of company and its canton or region, such as `Handelsunternehmen, Ostschweiz`. */
  company: string;
  /** What came of it, in one line. */
  result: AtMost<100>;
  /** Further results as figures, each with what it counts. */
  figures?: readonly Statistic[];
}

/** The customer’s words first. */
export type VoiceStory = Story<'voice'>;

/** Sentence by sentence as stations of a line, for a story that went somewhere. */
export type StationsStory = Story<'stations'>;

/** Two bars. */
export interface ChangeStory extends Story<'change'> {
  /** What the bars are drawn from. */
  change: Change;
}

/** What changed in a success story that has two comparable values, drawn as two bars. */
export interface Change {
  /** What the bars measure, such as `Reklamationsquote`. */
  measure: AtMost<50>;
  /** The upper bar. */
  before: ChangeValue;
  /** The lower bar. */
  after: ChangeValue;
}

/** One bar of a before/after figure. */
interface ChangeValue {
  /** What the bar stands for, such as `vorher`. */
  label: AtMost<30>;
  /** The value as printed, such as `unter 1%`. */
  text: string;
  /** Length of the bar, in the same unit for both bars. */
  amount: number;
  /** Pieces that the bar is cut into, such as twelve months or four consignments. Whole without. */
  pieces?: number;
}

/**
 * A success story, in one of its forms. Samples until the owner supplies real ones: authors are roles, companies a kind
 * and a canton.
 */
export type SuccessStory = VoiceStory | StationsStory | ChangeStory;

/** A testimonial. Samples until the owner supplies real ones, like the success stories. */
export interface Testimonial extends NeedsConsent {
  /** What the customer says, without quotation marks. */
  text: AtMost<220>;
  /** Role of the person, never a name that could be somebody's. */
  author: string;
  /** Kind of company and its canton or region. */
  company: string;
  /** What came of it, in one line. */
  result: AtMost<80>;
  /** Stars out of 5, on the page that shows some. */
  stars?: 1 | 2 | 3 | 4 | 5;
}

/** Voices of customers. Three are best; fewer or none are possible. */
export interface Testimonials<Voice extends Testimonial = Testimonial> extends Headed {
  /** In the order of the page. */
  testimonials: readonly Voice[];
}
