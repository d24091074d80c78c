/** What is said of the goods on the departure board. */
import { z } from 'zod';
import type { IndustryRoute, LastSegment } from '../routes.ts';
import { nameOf, text } from '../schema.ts';

export const Goods = z.strictObject({
  /** What the visitor chooses. */
  name: text(24),
  /** The industry that buys them; the inquiry form then has it chosen. */
  industry: nameOf<LastSegment<IndustryRoute>>(),
  /** Weeks of production in series, from the order; without samples and tools, and without holidays. */
  weeks: z.number(),
  /** Work days for the final inspection with the tests that such goods need, from finished goods to their release. */
  inspection: z.number(),
});
export type Goods = z.infer<typeof Goods>;

export const records = { boardGoods: z.record(z.string(), Goods) };
