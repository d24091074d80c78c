/**
 * What the pages are made of, with the field names of the specification. The comment on each field is the editor's manual:
 * what it is and where it shows; `text(60)` behind it says how long it may be. All texts are Swiss Standard German (see
 * docs/deutsch.md); figures are literal strings, printed as they stand.
 */
import { z } from 'zod';
import {
  LabelledLink,
  NeedsConsent,
  between,
  list,
  nameOf,
  page,
  some,
  text,
  that,
  tuple,
  words,
} from './schema.ts';
import type { MarketingRoute, Route } from './routes.ts';
import type { TeamPost } from './team.ts';

export type { LabelledLink, Percentage, Span, SpanUnit } from './schema.ts';

/** A customer's problem, in the problem list of a page. What is drawn beside it, each form names for itself. */
const ProblemCard = z.strictObject({
  /** The problem in a few words, as a buyer would say it. */
  title: text(60),
  /** What lies behind it and what we do about it. */
  description: text(300),
});

/** What the problem list of every page has, whatever its form. */
const problems = <const Form extends string, Card extends typeof ProblemCard>(form: Form, card: Card) =>
  z.strictObject({
    /** How the list is drawn: what it tells decides. */
    form: z.literal(form),
    /** Section heading. */
    heading: text(50),
    /** Four to eight cards, in the order of the page. */
    problems: some(card),
  });

/** A line with a fault at each problem. */
export const ProblemBreaks = problems(
  'breaks',
  ProblemCard.extend({
    /** What is wrong with the line: where it comes from, that it is not the same, what joins it, where it ends. */
    fault: z.enum(['origin', 'shift', 'hidden', 'end']),
  }),
);
export type ProblemBreaks = z.infer<typeof ProblemBreaks>;

/** What was said, where title and description comment on it; without it the title asks and the description answers. */
const Exchange = z.strictObject({
  /** The first speaker’s words, without quotation marks. */
  said: text(70),
  /** The answer, without quotation marks. */
  answered: text(50),
});

/** A conversation: somebody says something, and somebody else answers. */
const ProblemDialogue = problems(
  'dialogue',
  ProblemCard.extend({ exchange: Exchange.exactOptional() }),
).extend({
  /** Who speaks first, and who answers. */
  speakers: tuple(text(15), text(15)),
});

/** The drawings that can be marked; each is in `components/drawings/marked-drawings.ts`. */
export const MarkedDrawing = z.enum(['mould', 'label', 'house', 'table', 'desk', 'receiving']);
export type MarkedDrawing = z.infer<typeof MarkedDrawing>;

/** A drawing with a numbered mark for each problem, in the order of the cards. */
const ProblemDrawing = problems('drawing', ProblemCard).extend({
  /** Which drawing, with as many marks as there are cards. */
  drawing: MarkedDrawing,
  /** What the drawing shows, below it. */
  caption: text(80),
});

/** A quotation whose positions are missing, one for each problem. */
const ProblemPositions = problems('positions', ProblemCard.extend({ position: words })).extend({
  /** The position that is there, on top. */
  known: text(35),
  /** What is wrong with all of them: above them, as the legend of what is red. */
  hidden: text(20),
  /** What all of them come to, at the bottom. */
  sum: text(45),
  /** Where buyers can work it out or read it, behind the sum. */
  reckon: LabelledLink,
});

/** A week whose every date is missed: a problem for each day, in order. */
const ProblemWeek = problems(
  'week',
  ProblemCard.extend({
    /** The weekday, or a word such as `Danach`. */
    day: text(7),
    /** What was due on it. */
    due: text(25),
  }),
);

/** A problem below a stamp or verdict. */
const StampedProblem = ProblemCard.extend({
  /** What is wrong, in a word or two. */
  stamp: text(16),
});

/** Pieces of evidence beside each other, each with a stamp. */
const ProblemEvidence = problems('evidence', StampedProblem);

/** Verdicts below each other, each as large as a heading. */
const ProblemVerdicts = problems('verdicts', StampedProblem);

/** The problem list of a page, in one of its forms. */
export const ProblemList = z.discriminatedUnion('form', [
  ProblemBreaks,
  ProblemDialogue,
  ProblemDrawing,
  ProblemPositions,
  ProblemWeek,
  ProblemEvidence,
  ProblemVerdicts,
]);
export type ProblemList = z.infer<typeof ProblemList>;

/** A figure and what it counts, such as one of the three below a headline. */
export const Statistic = z.strictObject({
  /** The figure as printed, such as `100+` or `unter 0.1%`. */
  value: text(10),
  /** What it counts. */
  label: text(60),
});
export type Statistic = z.infer<typeof Statistic>;

/** What the head of a page says about it. */
const PageMeta = z.strictObject({
  /** Title in the browser tab and in search results. Unique, without the company name. */
  title: text(60),
  /** Text below the title in search results. Unique, one or two whole sentences. */
  description: between(70, 160),
  /** Search terms of the page, three to eight. */
  keywords: some(words),
  /** What the page's social image shows, for people who cannot see it. */
  socialImageAlt: text(140),
  /** True keeps the page out of search engines. Only the not-found page sets it. */
  noindex: z.literal(true).exactOptional(),
});

/** The opening of a page. */
export const Hero = z.strictObject({
  /** Short line above the headline: for whom or when; the breadcrumb names the subject. */
  badge: text(40),
  /** The page's only h1. */
  headline: text(60, 24),
  /** One or two sentences below it. */
  lead: text(240),
  /** The three figures of the page. */
  statistics: tuple(Statistic, Statistic, Statistic),
});
export type Hero = z.infer<typeof Hero>;

/** A section with a heading. */
export const Headed = z.strictObject({
  /** Section heading. */
  heading: text(50),
});

/** The words above a section. */
export const SectionIntro = Headed.extend({
  /** One or two sentences below it. */
  intro: text(200).exactOptional(),
});
export type SectionIntro = z.infer<typeof SectionIntro>;

/** One thing we offer, in the offer list of a page. */
export const Offer = z.strictObject({
  /** Name of the offer. */
  title: text(60),
  /** What it contains. */
  description: text(240),
});
export type Offer = z.infer<typeof Offer>;

/** The offer list of a page. */
export const OfferList = SectionIntro.extend({
  /** Three to ten offers, in the order of the page. */
  offers: some(Offer),
});
export type OfferList = z.infer<typeof OfferList>;

/** The last section of a page, above the footer; its button is always «Kostenlose Beratung buchen». */
export const ClosingCall = z.strictObject({
  /** Large line. Different on every page. */
  headline: text(60),
  /** One or two sentences below it. Different on every page. */
  text: text(180),
  /** Who leads the consultation; must speak German. */
  host: nameOf<TeamPost>().exactOptional(),
});
export type ClosingCall = z.infer<typeof ClosingCall>;

/** A question and its answer. */
export const Question = z.strictObject({
  /** As a buyer would ask it, with question mark. */
  question: text(80).refine((asked) => asked.endsWith('?'), that('endet ohne Fragezeichen.')),
  /** The answer in one to four sentences, figures as in the specification. */
  answer: words,
});
export type Question = z.infer<typeof Question>;

/** A section of questions. */
export const Faq = SectionIntro.extend({
  /** In the order in which a buyer would ask. */
  questions: some(Question),
});
export type Faq = z.infer<typeof Faq>;

/** What every success story has, whatever its form. */
const Story = NeedsConsent.extend({
  ...Headed.shape,
  /** The story in the customer's words, without quotation marks (the page sets them). */
  text: text(300),
  /** Role of the person, such as `Leiter Einkauf`. Never a name that could be somebody's. */
  author: words,
  /** Kind of company and its canton or region, such as `Handelsunternehmen, Ostschweiz`. */
  company: words,
  /** What came of it, in one line. */
  result: text(100),
  /** Further results as figures, each with what it counts. */
  figures: list(Statistic).exactOptional(),
});

/** The customer’s words first. */
const VoiceStory = Story.extend({ form: z.literal('voice') });
export type VoiceStory = z.infer<typeof VoiceStory>;

/** Sentence by sentence as stations of a line, for a story that went somewhere. */
const StationsStory = Story.extend({ form: z.literal('stations') });
export type StationsStory = z.infer<typeof StationsStory>;

/** One bar of a before/after figure. */
const ChangeValue = z.strictObject({
  /** What the bar stands for, such as `vorher`. */
  label: text(30),
  /** The value as printed, such as `unter 1%`. */
  text: words,
  /** Length of the bar, in the same unit for both bars. */
  amount: z.number(),
  /** Pieces that the bar is cut into, such as twelve months or four consignments. Whole without. */
  pieces: z.number().exactOptional(),
});

/** What changed in a success story that has two comparable values, drawn as two bars. */
export const Change = z.strictObject({
  /** What the bars measure, such as `Reklamationsquote`. */
  measure: text(50),
  /** The upper bar. */
  before: ChangeValue,
  /** The lower bar. */
  after: ChangeValue,
});
export type Change = z.infer<typeof Change>;

/** Two bars. */
const ChangeStory = Story.extend({
  form: z.literal('change'),
  /** What the bars are drawn from. */
  change: Change,
});
export type ChangeStory = z.infer<typeof ChangeStory>;

/**
 * A success story, in one of its forms, which says how it is drawn: what it tells decides. Samples until the owner supplies
 * real ones: authors are roles, companies a kind and a canton.
 */
export const SuccessStory = z.discriminatedUnion('form', [VoiceStory, StationsStory, ChangeStory]);
export type SuccessStory = z.infer<typeof SuccessStory>;

/** What every page of the site has. */
export const PageRecord = z.strictObject({
  /** Address of the page; null for the not-found page, which answers for every unknown address. */
  route: page<Route>().nullable(),
  /** Title, description and what else the head says. */
  meta: PageMeta,
  /** Questions and answers, on pages that have them; search engines get them as structured data too. */
  faq: Faq.exactOptional(),
});
export type PageRecord = z.infer<typeof PageRecord>;

/** The parts that every marketing page has; what it offers, each kind of page says in its own way. */
export const MarketingPage = PageRecord.extend({
  /** Address of the page. */
  route: page<MarketingRoute>(),
  /** The opening, above the fold. */
  hero: Hero,
  /** What goes wrong without us. */
  problems: ProblemList,
  /** The case that shows it; leave it out where there is none to tell. */
  story: SuccessStory.exactOptional(),
  /** The last section, above the footer. */
  closing: ClosingCall,
});
export type MarketingPage = z.infer<typeof MarketingPage>;

/** A page of a service or an industry, which the form has chosen when it is opened from there. */
export const ChosenPage = MarketingPage.extend({
  /** Text of the link to the inquiry form. */
  inquiryLink: text(40),
});

/** A number of stars. */
export const Stars = z.literal([1, 2, 3, 4, 5]);

/** A testimonial. Samples until the owner supplies real ones, like the success stories. */
export const Testimonial = NeedsConsent.extend({
  /** What the customer says, without quotation marks. */
  text: text(220),
  /** Role of the person, never a name that could be somebody's. */
  author: words,
  /** Kind of company and its canton or region. */
  company: words,
  /** What came of it, in one line. */
  result: text(80),
  /** Stars out of 5, on the page that shows some. */
  stars: Stars.exactOptional(),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** Voices of customers. Three are best; fewer or none are possible. */
export const Testimonials = Headed.extend({
  /** In the order of the page. */
  testimonials: list(Testimonial),
});
