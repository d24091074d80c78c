/**
 * The kinds of the industry pages: what all five have beyond a marketing page, and the section that one trade has alone.
 * Every section carries its heading and the names of its columns, so that components print no text of their own.
 */
import { z } from 'zod';
import { ChosenPage, Headed, Offer, OfferList, SectionIntro, Testimonials } from '../page.schema.ts';
import type { IndustryRoute } from '../routes.ts';
import { each, labelledLink, list, page, some, text, tuple, words, years } from '../schema.ts';

/** What the five industry pages have in common. */
export const IndustryPage = ChosenPage.extend({
  /** Address of the page; its last part is the choice in the inquiry form. */
  route: page<IndustryRoute>(),
});
export type IndustryPage = z.infer<typeof IndustryPage>;

/** The drawn pictures of goods; each is in `components/drawings/goods.ts` and stands at one range or case only. */
export const GoodsPicture = z.enum([
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
]);
export type GoodsPicture = z.infer<typeof GoodsPicture>;

/** A range of goods that we buy for an industry. */
export const Goods = Offer.extend({
  /** Name of the drawing above it. */
  picture: GoodsPicture,
});
export type Goods = z.infer<typeof Goods>;

/** The offer list of an industry whose goods stand as tiles. Those of retail are a table, `RetailPage`. */
export const GoodsList = OfferList.extend({
  /** Four, side by side on a wide screen. */
  offers: some(Goods),
});
export type GoodsList = z.infer<typeof GoodsList>;

/** A table of the trade, and the way from it to the form. */
const tradeTable = <const Column extends string>(columns: readonly Column[]) => ({
  /** Heads of the columns. */
  columns: each(columns, text(26)),
  /** The way to the form, from what has been read. */
  inquire: labelledLink(50),
});

/** A date in the plan of a season. */
const SeasonDate = z.strictObject({
  /** What must be done by then. */
  milestone: text(35),
  /** For an opening in December, such as `Mitte September`. */
  winter: text(20),
  /** For an opening in May. */
  summer: text(20),
  /** What hangs on the date. */
  reason: text(130),
});

/** /gastronomy */
export const GastronomyPage = IndustryPage.extend({
  route: z.literal('/gastronomy'),
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList,
  /** The plan of a season, counted back from the opening and set like a timetable. */
  season: SectionIntro.extend({
    ...tradeTable(SeasonDate.keyof().options),
    /** Five to seven dates in order; the last is the opening. */
    dates: list(SeasonDate),
  }),
});
export type GastronomyPage = z.infer<typeof GastronomyPage>;

/** A range of goods in the product list of the trade. */
const ProductRange = Goods.extend({
  /** Name of the range, as a buyer calls it. */
  title: text(40),
  /** What we buy of it. */
  description: text(120),
  /** The rule, norm or paper without which it must not go on the shelf. */
  proof: text(120),
  /** A defect that we look for when it is inspected. */
  defect: text(120),
});

/** /retail: its offer is a list of products, set as a table. */
export const RetailPage = IndustryPage.extend({
  route: z.literal('/retail'),
  /** The product list. */
  offer: SectionIntro.extend({
    ...tradeTable(ProductRange.omit({ picture: true }).keyof().options),
    /** Eight to ten ranges. */
    offers: some(ProductRange),
  }),
  /** A voice beside the success story: another text, another author. None is possible too. */
  testimonials: Testimonials,
});
export type RetailPage = z.infer<typeof RetailPage>;

/** A product with what must be on the building site together with it; its description names the paper that proves it. */
const ProductProof = Offer.extend({
  /** Norm or rule it is measured by. */
  norm: text(60),
  /** What the paper leaves open, so that we check it in the factory. */
  check: text(110),
});

/** For how long somebody answers for defects. */
const Liability = z.strictObject({
  /** Who to whom. */
  title: text(40),
  /** As printed, such as `5 Jahre`; the bar reads its length from it. */
  period: years,
});

/** /construction */
export const ConstructionPage = IndustryPage.extend({
  route: z.literal('/construction'),
  /** What we buy for the trade: a table of products and their papers. */
  offer: OfferList.extend({
    ...tradeTable(ProductProof.keyof().options),
    /** In the order in which one builds. */
    offers: some(ProductProof),
  }),
  /** The period for complaints, and how long the builder answers compared with the factory. */
  warranty: Headed.extend({
    text: text(320),
    /** The period for complaints, set large: the figure and what must happen within it. */
    notice: z.strictObject({ value: text(190), label: text(190) }),
    /** Who answers how long, drawn as two bars; the part of the second that falls short of the first is red. */
    liabilities: tuple(Liability, Liability),
    /** What the axis counts. */
    unit: text(40),
    /** In the red part; `{years}` stands for its length. */
    gapLabel: text(20),
    /** What the red part means. */
    gap: text(80),
    /** What follows for the contract with the factory. */
    consequence: text(220),
  }),
});
export type ConstructionPage = z.infer<typeof ConstructionPage>;

/** A duty on the way of a medical device to the ward: who does what. */
const Duty = z.strictObject({
  task: text(60),
  /** What the manufacturer does, in a few words, or null. */
  manufacturer: text(40).nullable(),
  /** What we do. */
  us: text(40).nullable(),
  /** What the importer does: the customer, or whom the customer mandates. */
  importer: text(40).nullable(),
});

/** /healthcare */
export const HealthcarePage = IndustryPage.extend({
  route: z.literal('/healthcare'),
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList,
  /** The table of duties. */
  duties: SectionIntro.extend({
    ...tradeTable(Duty.keyof().options),
    /** Six to nine duties. */
    rows: list(Duty),
    /** Printed where somebody has no part in a duty. */
    nothing: words,
    /** Below the table: which goods it is for. */
    note: text(320),
  }),
});
export type HealthcarePage = z.infer<typeof HealthcarePage>;

/** What is done when so much time has passed, in the order of the times. */
const ExpressTime = z.strictObject({
  /** The time, set large: `48h`. */
  time: text(8),
  /** What it takes that long for, as its continuation. */
  event: text(70),
});

/** A use of a material at an event and what the fire authority asks for. */
const FireRule = z.strictObject({
  /** Where the material hangs, stands or lies. */
  use: text(50),
  /** Class of the VKF, such as `RF2`. */
  class: text(10),
  /** What we have the factory prove. */
  proof: text(120),
});

/** /events */
export const EventsPage = IndustryPage.extend({
  route: z.literal('/events'),
  /** What we buy for the trade, each range with its picture. */
  offer: GoodsList,
  /** What express procurement means and what it does not. */
  express: SectionIntro.extend({
    /** When what is done, on a line: found, then there by express and by air, each nine days later. */
    times: tuple(ExpressTime, ExpressTime, ExpressTime),
    /** What can be had that fast, as a list under its heading. */
    possible: z.strictObject({ heading: words, items: list(words) }),
    /** What cannot, beside it. */
    impossible: z.strictObject({ heading: words, items: list(words) }),
    /** The reservation. */
    note: text(140),
  }),
  /** The table of fire classes. */
  fire: SectionIntro.extend({
    ...tradeTable(FireRule.keyof().options),
    /** Four to six uses. */
    rows: list(FireRule),
    /** Which rules it follows, and whose word counts in the end. */
    note: text(360),
  }),
});
export type EventsPage = z.infer<typeof EventsPage>;

export const schemas = {
  gastronomy: GastronomyPage,
  retail: RetailPage,
  construction: ConstructionPage,
  healthcare: HealthcarePage,
  events: EventsPage,
};
