/** What the record of /about has beyond those of other pages. */
import { z } from 'zod';
import { Headed, MarketingPage, SectionIntro } from '../page.schema.ts';
import { each, list, text, tuple } from '../schema.ts';

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

export const records = { about: AboutPage };
