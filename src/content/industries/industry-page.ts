/**
 * The kinds of the industry pages: what all five have beyond a marketing page, and the section that one trade has alone.
 * Every section carries its heading and the names of its columns, so that components print no text of their own.
 */
import type { Goods, GoodsList } from '../goods.ts';
import type { IndustryRoute } from '../routes.ts';
import type { LabelledLink, MarketingPage, Offer, OfferList, SectionIntro, Statistic } from '../page.ts';
import type { Testimonial } from '../story.ts';

/** What the five industry pages have in common. */
export interface IndustryPage extends MarketingPage {
  /** Address of the page; its last part is the choice in the inquiry form. */
  route: IndustryRoute;
  /** Text of the link to the inquiry form; the form opens with this industry chosen. At most 40 characters. */
  inquiryLink: string;
}

/** A date in the plan of a season. */
export interface SeasonDate {
  /** What must be done by then. At most 35 characters. */
  milestone: string;
  /** For an opening in December, such as `Mitte September`. At most 20 characters. */
  winter: string;
  /** For an opening in May. At most 20 characters. */
  summer: string;
  /** What hangs on the date. At most 130 characters. */
  reason: string;
}

/** /gastronomy */
export interface GastronomyPage extends IndustryPage {
  route: '/gastronomy';
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList;
  /** The plan of a season, counted back from the opening and set like a timetable. */
  season: SectionIntro & {
    /** Five to seven dates in order; the last is the opening. */
    dates: readonly SeasonDate[];
    /** Heads of the four columns. At most 25 characters each. */
    columns: Record<keyof SeasonDate, string>;
    /** The way to the form, from what has been read. Its text at most 50 characters. */
    inquire: LabelledLink;
  };
}

/** A range of goods in the product list of the trade. */
interface ProductRange extends Goods {
  /** Name of the range, as a buyer calls it. At most 40 characters. */
  title: string;
  /** What we buy of it. At most 120 characters. */
  description: string;
  /** The rule, norm or paper without which it must not go on the shelf. At most 120 characters. */
  proof: string;
  /** A defect that we look for when it is inspected. At most 120 characters. */
  defect: string;
}

/** /retail: its offer is a list of products, set as a table. */
export interface RetailPage extends IndustryPage {
  route: '/retail';
  /** The product list. */
  offer: Omit<OfferList, 'offers'> & {
    /** Eight to ten ranges. */
    offers: readonly ProductRange[];
    /** Heads of the four columns. At most 25 characters each. */
    columns: Record<Exclude<keyof ProductRange, 'picture'>, string>;
    /** The way to the form, from what has been read. Its text at most 50 characters. */
    inquire: LabelledLink;
  };
  /** A voice beside the success story: another text, another author. None is possible too. */
  testimonials: { heading: string; testimonials: readonly Testimonial[] };
}

/** A product with what must be on the building site together with it; its description names the paper that proves it. */
interface ProductProof extends Offer {
  /** Norm or rule it is measured by. At most 60 characters. */
  norm: string;
  /** What the paper leaves open, so that we check it in the factory. At most 110 characters. */
  check: string;
}

/** /construction */
export interface ConstructionPage extends IndustryPage {
  route: '/construction';
  /** What we buy for the trade: a table of products and their papers. */
  offer: OfferList<ProductProof> & {
    /** Heads of the four columns. At most 30 characters each. */
    columns: Record<keyof ProductProof, string>;
    /** The way to the form, from what has been read. Its text at most 50 characters. */
    inquire: LabelledLink;
  };
  /** The period for complaints, and how long the builder answers compared with the factory. */
  warranty: {
    /** At most 50 characters. */
    heading: string;
    /** At most 320 characters. */
    text: string;
    /** The period for complaints, set large: the figure and what must happen within it. Label of at most 190 characters. */
    notice: Statistic;
    /** Who answers how long, drawn as two bars; the part of the second that falls short of the first is red. */
    liabilities: readonly [Liability, Liability];
    /** What the axis counts. At most 40 characters. */
    unit: string;
    /** In the red part; `{years}` stands for its length. At most 20 characters. */
    gapLabel: string;
    /** What the red part means. At most 80 characters. */
    gap: string;
    /** What follows for the contract with the factory. At most 220 characters. */
    consequence: string;
  };
}

/** For how long somebody answers for defects. */
interface Liability {
  /** Who to whom. At most 40 characters. */
  title: string;
  /** As printed, such as `5 Jahre`; the bar reads its length from it. */
  period: `${number} Jahre`;
}

/** A duty on the way of a medical device to the ward: who does what. */
interface Duty {
  /** At most 60 characters. */
  task: string;
  /** What the manufacturer does, in a few words, or null. At most 40 characters. */
  manufacturer: string | null;
  /** What we do. At most 40 characters. */
  us: string | null;
  /** What the importer does: the customer, or whom the customer mandates. At most 40 characters. */
  importer: string | null;
}

/** /healthcare */
export interface HealthcarePage extends IndustryPage {
  route: '/healthcare';
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList;
  /** The table of duties. */
  duties: SectionIntro & {
    /** Six to nine duties. */
    rows: readonly Duty[];
    /** Heads of the four columns. At most 25 characters each. */
    columns: Record<keyof Duty, string>;
    /** Printed where somebody has no part in a duty. */
    nothing: string;
    /** Below the table: which goods it is for. At most 320 characters. */
    note: string;
    /** The way to the form, from what has been read. Its text at most 50 characters. */
    inquire: LabelledLink;
  };
}

/** What is done when so much time has passed, in the order of the times. */
interface ExpressTime {
  /** The time, set large: `48h`. At most 8 characters. */
  time: string;
  /** What it takes that long for, as its continuation. At most 70 characters. */
  event: string;
}

/** A use of a material at an event and what the fire authority asks for. */
interface FireRule {
  /** Where the material hangs, stands or lies. At most 50 characters. */
  use: string;
  /** Class of the VKF, such as `RF2`. At most 10 characters. */
  class: string;
  /** What we have the factory prove. At most 120 characters. */
  proof: string;
}

/** /events */
export interface EventsPage extends IndustryPage {
  route: '/events';
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList;
  /** What express procurement means and what it does not. */
  express: SectionIntro & {
    /** When what is done, on a line: found, then there by express and by air, each nine days later. */
    times: readonly [ExpressTime, ExpressTime, ExpressTime];
    /** What can be had that fast, as a list under its heading. */
    possible: { heading: string; items: readonly string[] };
    /** What cannot, beside it. */
    impossible: { heading: string; items: readonly string[] };
    /** The reservation. At most 140 characters. */
    note: string;
  };
  /** The table of fire classes. */
  fire: SectionIntro & {
    /** Four to six uses. */
    rows: readonly FireRule[];
    /** Heads of the three columns. At most 25 characters each. */
    columns: Record<keyof FireRule, string>;
    /** Which rules it follows, and whose word counts in the end. At most 360 characters. */
    note: string;
    /** The way to the form, from what has been read. Its text at most 50 characters. */
    inquire: LabelledLink;
  };
}
