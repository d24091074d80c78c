/** What the record of the not-found page says. */
import { z } from 'zod';
import { PageRecord } from '../page.schema.ts';
import { LabelledLink, list, text, words } from '../schema.ts';

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

export const records = { notFound: NotFoundPage };
