/** What the record of /why-us has beyond those of other pages. */
import { z } from 'zod';
import {
  Headed,
  MarketingPage,
  Offer,
  OfferList,
  SectionIntro,
  Stars,
  Testimonial,
  Testimonials,
} from '../page.schema.ts';
import { each, LabelledLink, labelledLink, list, text, tuple } from '../schema.ts';
import { SampleOffer } from '../sheets.schema.ts';

/** A row of the comparison with other providers: categories, never a named firm (UWG Art. 3 para. 1 lit. e). */
const ComparisonRow = z.strictObject({
  /** What is compared. */
  aspect: text(30),
  /** How other providers usually do it, in neutral words. */
  others: text(95),
  /** How we do it. */
  us: text(95),
  /** What the customer gains. */
  advantage: text(60),
});

/** A case in which we advise against buying in China. */
const Exclusion = z.strictObject({
  /** The case in a few words. */
  title: text(45),
  /** Why, and what works better. */
  description: text(200),
});

/** A way to buy, and what it often leaves out. */
const LineWithGaps = z.strictObject({
  /** With the word that leads on to the gaps. */
  name: text(20),
  /** What is left out at each of our stops, or nothing. */
  gaps: tuple(text(13).nullable(), text(13).nullable(), text(13).nullable(), text(13).nullable()),
});

/** An advantage and the stretch of our line that is drawn with it. */
const Advantage = Offer.extend({
  /** Three people; a price that stays level; a paragraph of law; four orders in one. */
  sign: z.enum(['team', 'price', 'law', 'order']),
});

/** An event and what each party does then. */
const Responsibility = z.strictObject({
  /** What has happened. */
  event: text(40),
  /** The factory. */
  factory: text(80),
  /** The customer. */
  customer: text(80),
  /** We. */
  us: text(100),
});

/** /why-us */
export const WhyUsPage = MarketingPage.extend({
  route: z.literal('/why-us'),
  /** The three lines of the opening. The comparison says the same in sentences. */
  lines: z.strictObject({
    /** Ours, its stops, and where it ends. */
    ours: z.strictObject({
      name: text(10),
      /** Named on the line. */
      stops: tuple(text(10), text(10), text(10), text(10)),
      end: text(10),
    }),
    /** The one above ours and the one below. */
    others: tuple(LineWithGaps, LineWithGaps),
  }),
  /** The table that compares us with other kinds of providers. */
  comparison: Headed.extend({
    /** Caption of the table: what is compared with what. */
    caption: text(120),
    /** Headings of the four columns; on a phone only that of the advantage stands before its values. */
    columns: each(ComparisonRow.keyof().options, text(20)),
    /** The rows. Categories of providers, never a firm; common practice in neutral words (UWG Art. 3 para. 1 lit. e). */
    rows: list(ComparisonRow),
    /** Says below the table what «others» stands for and where the details are settled. */
    note: text(300),
  }),
  /** What speaks for us. */
  offer: OfferList.extend({ offers: list(Advantage) }),
  /** Leads to what a buyer can check of the people and the company behind the advantages. */
  checks: LabelledLink,
  /** A sample offer with notes in its margin. */
  sampleOffer: SampleOffer,
  /**
   * Who answers for what. It agrees with the terms (`legal/agb.ts`): the contract of sale is the customer's with the factory,
   * the customer imports, our liability is limited to intent and gross negligence.
   */
  responsibilities: SectionIntro.extend({
    /** Heads of the columns. */
    columns: each(Responsibility.keyof().options, text(20)),
    /** In the order in which things can go wrong. */
    rows: list(Responsibility),
    /** What the table rests on. */
    note: text(300),
  }),
  /** When buying in China is the wrong choice. */
  exclusions: Headed.extend({
    /** In the order of the page. */
    cases: list(Exclusion),
    /** Leads to the form, for cases in between. */
    inquire: labelledLink(40),
  }),
  /** Three voices of customers, with their stars. */
  testimonials: Testimonials.extend({
    /** In the order of the page. */
    testimonials: list(Testimonial.extend({ stars: Stars })),
    /** What the stars of a rating say; `{stars}` stands for their number. */
    ratingLabel: text(25),
  }),
});
export type WhyUsPage = z.infer<typeof WhyUsPage>;

export const records = { whyUs: WhyUsPage };
