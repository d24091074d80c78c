/**
 * What the pages are made of, with the field names of the specification. The comment on each field is the editor's manual:
 * what it is, where it shows, how long it may be. All texts are Swiss Standard German (see docs/deutsch.md); figures are
 * literal strings, printed as they stand.
 */
import type { ProblemList } from './problem-list.ts';
import type { SuccessStory } from './story.ts';
import type { TeamPost } from './team.ts';
import type { InternalLink, MarketingRoute, Route } from './routes.ts';

/** What the head of a page says about it. */
interface PageMeta {
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
  /** What it counts. At most 60 characters. */
  label: string;
}

/** The opening of a page. */
export interface Hero {
  /** Short line above the headline: for whom or when; the breadcrumb names the subject. At most 40 characters. */
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

/** One thing we offer, in the offer list of a page. */
export interface Offer {
  /** Name of the offer. At most 60 characters. */
  title: string;
  /** What it contains. At most 240 characters. */
  description: string;
}

/** The offer list of a page. */
export interface OfferList<Entry extends Offer = Offer> {
  /** Section heading. At most 50 characters. */
  heading: string;
  /** Sentence below the heading. At most 200 characters. */
  intro?: string;
  /** Three to ten offers, in the order of the page. */
  offers: readonly Entry[];
}

/** The last section of a page, above the footer; its button is always «Kostenlose Beratung buchen». */
export interface ClosingCall {
  /** Large line. At most 60 characters. Different on every page. */
  headline: string;
  /** One or two sentences below it. At most 180 characters. Different on every page. */
  text: string;
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
