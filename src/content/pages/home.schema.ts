/** What the record of the home page has beyond those of other pages. */
import { z } from 'zod';
import { GoodsPicture } from '../industries/industry-page.schema.ts';
import { Headed, MarketingPage, Testimonials } from '../page.schema.ts';
import type { IndustryRoute, PosterMotif } from '../routes.ts';
import { internalLink, list, nameOf, page, percentage, text, tuple, words } from '../schema.ts';
import { NeedsConsent } from '../team.schema.ts';

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

export const HomePage = MarketingPage.omit({ offer: true }).extend({
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

export const records = { home: HomePage };
