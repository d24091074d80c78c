/** What the record of /industries has beyond those of other pages. */
import { z } from 'zod';
import { Headed, MarketingPage } from '../page.schema.ts';
import type { IndustryRoute } from '../routes.ts';
import { list, page, text, tuple, words } from '../schema.ts';
import { NeedsConsent } from '../team.schema.ts';

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

export const IndustriesPage = MarketingPage.extend({
  route: z.literal('/industries'),
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

export const records = { industries: IndustriesPage };
