/** What the record of /contact has beyond those of other pages. */
import { z } from 'zod';
import { Faq, MarketingPage, Question } from '../page.schema.ts';
import { text } from '../schema.ts';

export const ContactPage = MarketingPage.extend({
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

export const records = { contact: ContactPage };
