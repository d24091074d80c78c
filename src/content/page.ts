/**
 * What the pages are made of, with the field names of the specification. The comment on each field is the editor's manual:
 * what it is and where it shows; the type says how long it may be. All texts are Swiss Standard German (see docs/deutsch.md); figures are
 * literal strings, printed as they stand.
 */
import type { Statistic } from './figures.ts';
import type { ProblemList } from './problem-list.ts';
import type { MarketingRoute, Route } from './routes.ts';
import type { SuccessStory } from './story.ts';
import type { TeamPost } from './team.ts';
import type { AtMost, Between, NoWordOver } from './limits.ts';

export type { Statistic } from './figures.ts';
export type { LabelledLink } from './routes.ts';

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

/** The words above a section. */
export interface SectionIntro {
  /** Section heading. */
  heading: AtMost<50>;
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
export interface OfferList<Entry extends Offer = Offer> {
  /** Section heading. */
  heading: AtMost<50>;
  /** Sentence below the heading. */
  intro?: AtMost<200>;
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
