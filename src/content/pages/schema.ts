/** What the records of these pages have beyond those of other pages. */
import { z } from 'zod';
import { GoodsPicture } from '../industries/schema.ts';
import {
  Faq,
  Headed,
  MarketingPage,
  Offer,
  OfferList,
  PageRecord,
  Question,
  SectionIntro,
  Stars,
  Testimonial,
  Testimonials,
} from '../page.schema.ts';
import type { IndustryRoute, PosterMotif, ServiceRoute } from '../routes.ts';
import {
  LabelledLink,
  NeedsConsent,
  each,
  internalLink,
  labelledLink,
  list,
  nameOf,
  page,
  percentage,
  some,
  text,
  tuple,
  words,
} from '../schema.ts';
import { ProcessSection, SampleOffer } from '../services/schema.ts';

/** A reference case on the home page. Samples until the owner supplies real ones. */
export const ReferenceCase = NeedsConsent.extend({
  /** Name of the drawing of what was bought. */
  picture: GoodsPicture,
  /** What was bought, for whom. */
  title: text(70),
  /** What was difficult and what solved it. */
  description: text(280),
  /** Industry, such as `Hotellerie`; leads to its page. */
  industry: text(30),
  /** Page of the industry. */
  route: page<IndustryRoute>(),
  /** Savings as printed; only the figures of the specification (`bis 40%`, `bis 30%`, `35%`). */
  savings: words,
});
export type ReferenceCase = z.infer<typeof ReferenceCase>;

/** A stop of the line in the hero. */
const Station = z.strictObject({
  name: text(18),
  /** Second line below it. */
  note: text(36).exactOptional(),
});

/** The line in the hero: two origins join, goods are checked, shipped, cleared and delivered. */
export const Journey = z.strictObject({
  /** What the line shows, for people who cannot see it. */
  title: words,
  /** Where the two lines begin: the offices in China. */
  origins: tuple(Station, Station),
  /** Where the lines have joined and the goods are checked. */
  check: Station,
  /** How they travel. */
  transport: Station,
  /** Where they are cleared. */
  customs: Station,
  /** Where they are reloaded in Switzerland. */
  arrival: Station,
  /** The ramp where the line ends; its name runs down the red field. */
  destination: z.strictObject({ name: text(10), note: text(10).exactOptional() }),
});
export type Journey = z.infer<typeof Journey>;

const ServiceCard = z.strictObject({
  title: text(45),
  description: text(180),
  /** Where the card leads. */
  href: internalLink,
  /** Name of the drawing on the card. */
  poster: nameOf<PosterMotif>(),
});

/** The section with the booking frame (`/#beratung`). */
export const Booking = Headed.extend({
  /** One or two sentences. */
  intro: words,
  /** Name of the frame, for screen readers. */
  frameTitle: words,
  /** Link that opens in a tab of its own what stands in the frame: a portal, or the appointment page. */
  newTab: z.strictObject({ portal: words, ownPage: words }),
  /** Sentence before phone and e-mail, for visitors whose browser blocks the frame. */
  otherWays: words,
});
export type Booking = z.infer<typeof Booking>;

/** What the record of the home page has beyond those of other pages. */
export const HomePage = MarketingPage.extend({
  /** What the consultation takes, beside the buttons of the hero. */
  consultation: text(60),
  /** The drawing of the hero. */
  journey: Journey,
  /** The offer list of the home page: three cards. */
  services: z.strictObject({ heading: words, cards: tuple(ServiceCard, ServiceCard, ServiceCard) }),
  /** The quality goal, on an ink field. */
  quality: Headed.extend({
    /** The share that the dot field draws; printed large. */
    goal: percentage,
    /** What the share is. */
    caption: words,
    /** How to read the dot field, one or two sentences. */
    text: words,
  }),
  /** The reference cases. Three are best; fewer or none are possible. */
  references: Headed.extend({
    /** Stands beside each saving. */
    savingsLabel: words,
    /** In the order of the page. */
    cases: list(ReferenceCase),
  }),
  /** Voices of customers. */
  testimonials: Testimonials,
  /** The section with the booking frame. */
  booking: Booking,
});
export type HomePage = z.infer<typeof HomePage>;

/** A service as the overview shows it. */
export const ServiceBlock = z.strictObject({
  /** The service's own page; its label is the heading. */
  route: page<ServiceRoute>(),
  /** The service in half a line. */
  subtitle: text(45),
  /** Two or three sentences. */
  description: text(320),
  /** Four to seven features. */
  features: list(text(60)),
  /** Five steps. */
  process: list(text(30)),
});
export type ServiceBlock = z.infer<typeof ServiceBlock>;

/** /services */
export const ServicesPage = MarketingPage.extend({
  route: z.literal('/services'),
  /** Small orders that need no project. */
  offer: OfferList,
  /** The five services, each as a block with its features and steps. */
  services: SectionIntro.extend({
    /** In the order of the navigation. */
    blocks: tuple(ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock),
    /** Name of the lists of process steps. */
    processLabel: text(25),
    /** Opens what belongs to a service and its steps, on phones. */
    moreLabel: text(25),
  }),
  /** The five steps of every project. */
  howItWorks: ProcessSection,
});
export type ServicesPage = z.infer<typeof ServicesPage>;

/** An industry as the overview shows it, with the page it leads to. */
export const IndustryRow = NeedsConsent.extend({
  /** The industry’s own page. */
  route: page<IndustryRoute>(),
  /** Name of the industry, as in the navigation. */
  title: words,
  /** What matters to it, in one short sentence. */
  description: text(60),
  /** What we buy or do for it, four to six items. */
  services: list(text(50)),
  /** A case in one or two sentences. Leave it out where there is none to tell. */
  caseStudy: text(240).exactOptional(),
  /** Number of customers as printed, such as `50+`. */
  customers: words,
});
export type IndustryRow = z.infer<typeof IndustryRow>;

/** What the record of /industries has beyond those of other pages. */
export const IndustriesPage = MarketingPage.extend({
  route: z.literal('/industries'),
  /** What every order includes, whatever the industry. */
  offer: OfferList,
  /** The five industries, a row each. */
  board: Headed.extend({
    /** Stands above each list of goods. */
    servicesLabel: text(30),
    /** Stands above each case. */
    caseLabel: text(20),
    /** Stands beside each number of customers. */
    customersLabel: text(20),
    /** In the order of the navigation. */
    industries: tuple(IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow),
  }),
});
export type IndustriesPage = z.infer<typeof IndustriesPage>;

/** A year in the company's history. */
export const Milestone = z.strictObject({
  /** One of the four years of the specification. */
  year: z.literal([2018, 2019, 2021, 2024]),
  title: text(40),
  description: text(160),
});
export type Milestone = z.infer<typeof Milestone>;

/** One of the four values. */
const Value = z.strictObject({
  /** The value in one word. */
  title: text(20),
  /** How a customer notices it. */
  description: text(180),
});

/** Something that a buyer checks of us before paying. */
const CounterCheck = z.strictObject({
  /** What is checked. */
  subject: text(20),
  /** What the buyer does, or what holds. */
  method: text(180),
  /** Where it can be seen. */
  place: text(30),
});

/** /about */
export const AboutPage = MarketingPage.extend({
  route: z.literal('/about'),
  /** What the team does for a customer. */
  offer: OfferList,
  /** Above the people, who stand in `team.ts`. */
  team: SectionIntro,
  /** The company’s history, drawn as a line. */
  milestones: Headed.extend({
    /** The four years. They say nothing about which office opened when. */
    years: tuple(Milestone, Milestone, Milestone, Milestone),
  }),
  /** One sentence, alone on its field. */
  mission: z.strictObject({
    /** Names the section. */
    heading: text(30),
    /** One sentence, set large. */
    statement: text(220),
  }),
  /** How we work, as four short texts. */
  values: Headed.extend({
    /** The four values. */
    values: tuple(Value, Value, Value, Value),
  }),
  /** What a buyer checks of us, the way we check a manufacturer. */
  counterChecks: SectionIntro.extend({
    /** Heads of the columns. */
    columns: each(CounterCheck.keyof().options, text(20)),
    /** Each is a promise: it stands in `register.ts`. */
    rows: list(CounterCheck),
  }),
});
export type AboutPage = z.infer<typeof AboutPage>;

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
  offer: OfferList.extend({ offers: some(Advantage) }),
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

/** What the record of /contact has beyond those of other pages. */
export const ContactPage = MarketingPage.extend({
  /** What we promise to whoever asks. */
  offer: OfferList,
  /** The section with the inquiry form. */
  inquiry: z.strictObject({
    /** Names the form, also for screen readers. */
    heading: text(30),
  }),
  /** Heading of the box with phone, e-mail, address and opening hours. */
  direct: z.strictObject({ heading: text(30) }),
  /** The questions, in a section of their own. */
  faq: Faq.extend({
    /** Four or more. */
    questions: z.tuple([Question, Question, Question, Question], Question).readonly(),
  }),
});
export type ContactPage = z.infer<typeof ContactPage>;

/** What the record of the not-found page says. */
export const NotFoundPage = PageRecord.extend({
  route: z.null(),
  /** The large number. */
  status: words,
  /** The sentence of the specification, English, marked as such. */
  englishSentence: words,
  /** The same for the site's visitors. */
  sentence: words,
  /** Before the page that was probably meant, where the address shows it. */
  meant: text(30),
  /** The link to the home page, set as a button. */
  homeLink: LabelledLink,
  /** Heading above the helpful links. */
  linksHeading: words,
  /** Links that help on: where most visitors want to go. */
  links: list(LabelledLink),
});
export type NotFoundPage = z.infer<typeof NotFoundPage>;

export const schemas = {
  home: HomePage,
  services: ServicesPage,
  industries: IndustriesPage,
  about: AboutPage,
  whyUs: WhyUsPage,
  contact: ContactPage,
  notFound: NotFoundPage,
};
