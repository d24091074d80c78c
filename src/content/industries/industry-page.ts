/**
 * The kinds of the industry pages: what all five have beyond a marketing page, and the section that one trade has alone.
 * Every section carries its heading and the names of its columns, so that components print no text of their own.
 */
import type { IndustryRoute } from '../routes.ts';
import type {
  LabelledLink,
  Offer,
  OfferList,
  SectionIntro,
  Statistic,
  Headed,
  Testimonials,
  ChosenPage,
} from '../page.ts';
import type { AtMost } from '../limits.ts';

/** What the five industry pages have in common. */
export type IndustryPage = ChosenPage<IndustryRoute>;

/** The drawn pictures of goods; each is in `components/drawings/goods.ts` and stands at one range or case only. */
export const goodsPictures = [
  'tableware',
  'buffet',
  'chairs',
  'linen',
  'pan',
  'vase',
  'shelf',
  'wheel',
  'bulb',
  'blocks',
  't-shirt',
  'carton',
  'door-handle',
  'gloves',
  'mask',
  'drape',
  'care-bed',
  'stacking-chairs',
  'led-wall',
  'truss',
  'curtain',
] as const;
export type GoodsPicture = (typeof goodsPictures)[number];

/** A range of goods that we buy for an industry. */
export interface Goods extends Offer {
  /** Name of the drawing above it. */
  picture: GoodsPicture;
}

/** The offer list of an industry whose goods stand as tiles. Those of retail are a table, `RetailPage`. */
export interface GoodsList extends OfferList {
  /** Four, side by side on a wide screen. */
  offers: readonly Goods[];
}

/** A table of the trade, and the way from it to the form. */
interface TradeTable<Row> {
  /** Heads of the columns. */
  columns: AtMost<26, Record<keyof Row, string>>;
  /** The way to the form, from what has been read. */
  inquire: AtMost<50, LabelledLink>;
}

/** A date in the plan of a season. */
interface SeasonDate {
  /** What must be done by then. */
  milestone: AtMost<35>;
  /** For an opening in December, such as `Mitte September`. */
  winter: AtMost<20>;
  /** For an opening in May. */
  summer: AtMost<20>;
  /** What hangs on the date. */
  reason: AtMost<130>;
}

/** /gastronomy */
export interface GastronomyPage extends IndustryPage {
  route: '/gastronomy';
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList;
  /** The plan of a season, counted back from the opening and set like a timetable. */
  season: SectionIntro &
    TradeTable<SeasonDate> & {
      /** Five to seven dates in order; the last is the opening. */
      dates: readonly SeasonDate[];
    };
}

/** A range of goods in the product list of the trade. */
interface ProductRange extends Goods {
  /** Name of the range, as a buyer calls it. */
  title: AtMost<40>;
  /** What we buy of it. */
  description: AtMost<120>;
  /** The rule, norm or paper without which it must not go on the shelf. */
  proof: AtMost<120>;
  /** A defect that we look for when it is inspected. */
  defect: AtMost<120>;
}

/** /retail: its offer is a list of products, set as a table. */
export interface RetailPage extends IndustryPage {
  route: '/retail';
  /** The product list. */
  offer: SectionIntro &
    TradeTable<Omit<ProductRange, 'picture'>> & {
      /** Eight to ten ranges. */
      offers: readonly ProductRange[];
    };
  /** A voice beside the success story: another text, another author. None is possible too. */
  testimonials: Testimonials;
}

/** A product with what must be on the building site together with it; its description names the paper that proves it. */
interface ProductProof extends Offer {
  /** Norm or rule it is measured by. */
  norm: AtMost<60>;
  /** What the paper leaves open, so that we check it in the factory. */
  check: AtMost<110>;
}

/** /construction */
export interface ConstructionPage extends IndustryPage {
  route: '/construction';
  /** What we buy for the trade: a table of products and their papers. */
  offer: OfferList<ProductProof> & TradeTable<ProductProof>;
  /** The period for complaints, and how long the builder answers compared with the factory. */
  warranty: Headed & {
    text: AtMost<320>;
    /** The period for complaints, set large: the figure and what must happen within it. */
    notice: AtMost<190, Statistic>;
    /** Who answers how long, drawn as two bars; the part of the second that falls short of the first is red. */
    liabilities: readonly [Liability, Liability];
    /** What the axis counts. */
    unit: AtMost<40>;
    /** In the red part; `{years}` stands for its length. */
    gapLabel: AtMost<20>;
    /** What the red part means. */
    gap: AtMost<80>;
    /** What follows for the contract with the factory. */
    consequence: AtMost<220>;
  };
}

/** For how long somebody answers for defects. */
interface Liability {
  /** Who to whom. */
  title: AtMost<40>;
  /** As printed, such as `5 Jahre`; the bar reads its length from it. */
  period: `${number} Jahre`;
}

/** A duty on the way of a medical device to the ward: who does what. */
interface Duty {
  task: AtMost<60>;
  /** What the manufacturer does, in a few words, or null. */
  manufacturer: AtMost<40, string | null>;
  /** What we do. */
  us: AtMost<40, string | null>;
  /** What the importer does: the customer, or whom the customer mandates. */
  importer: AtMost<40, string | null>;
}

/** /healthcare */
export interface HealthcarePage extends IndustryPage {
  route: '/healthcare';
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList;
  /** The table of duties. */
  duties: SectionIntro &
    TradeTable<Duty> & {
      /** Six to nine duties. */
      rows: readonly Duty[];
      /** Printed where somebody has no part in a duty. */
      nothing: string;
      /** Below the table: which goods it is for. */
      note: AtMost<320>;
    };
}

/** What is done when so much time has passed, in the order of the times. */
interface ExpressTime {
  /** The time, set large: `48h`. */
  time: AtMost<8>;
  /** What it takes that long for, as its continuation. */
  event: AtMost<70>;
}

/** A use of a material at an event and what the fire authority asks for. */
interface FireRule {
  /** Where the material hangs, stands or lies. */
  use: AtMost<50>;
  /** Class of the VKF, such as `RF2`. */
  class: AtMost<10>;
  /** What we have the factory prove. */
  proof: AtMost<120>;
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
    /** The reservation. */
    note: AtMost<140>;
  };
  /** The table of fire classes. */
  fire: SectionIntro &
    TradeTable<FireRule> & {
      /** Four to six uses. */
      rows: readonly FireRule[];
      /** Which rules it follows, and whose word counts in the end. */
      note: AtMost<360>;
    };
}
