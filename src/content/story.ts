/** Success stories and testimonials. */
import type { Statistic } from './figures.ts';
import type { AtMost } from './limits.ts';

/** What may be published only with the consent of the person or company it is about. */
export interface NeedsConsent {
  /**
   * Where the consent to publish it is filed, such as `E-Mail vom 12. März 2026`; never printed.
   * A record without it is a sample: the site shows it while you work on it, `npm run release` leaves it out.
   */
  consent?: string;
}

/** What every success story has, whatever its form. */
interface Story<Form extends string> extends NeedsConsent {
  /** How it is drawn: what it tells decides. */
  form: Form;
  /** Section heading. */
  heading: AtMost<50>;
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
