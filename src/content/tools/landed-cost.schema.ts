/** What the words of the calculator of landed costs are. */
import { z } from 'zod';
import type { Cost, ImportTaxRate } from './import-tax.ts';
import { each, list, percentage, text, words } from '../schema.ts';
import { Source } from '../services/service-page.schema.ts';
import { ResultActions, ToolSection } from './tool.schema.ts';

const costs = ['goods', 'freight', 'handling', 'delivery', 'duty'] as const satisfies readonly Cost[];

const CostField = z.strictObject({
  /** Name of the cost. */
  label: text(30),
  /** What belongs to it, below its name. */
  hint: text(80),
});

export const LandedCostTool = ToolSection.extend({
  ...ResultActions.required().shape,
  /**
   * The worked example of the built page and the first values of the calculator, in Rappen. Its fees and today’s price are open. The costs
   * are figures of experience without a source (`register.ts`): forwarders ask very different sums for a declaration.
   */
  example: z.strictObject({
    ...each([...costs, 'fees', 'today'], z.number()).shape,
    /** At least 1. */
    pieces: z.number(),
    /** Which rate of the import tax applies. */
    rate: z.enum(['standard', 'reduced'] satisfies ImportTaxRate[]),
  }),
  /** The fields for the costs. */
  costs: each(costs, CostField),
  /** The line for the sum that is taxed, and what belongs to it. */
  base: z.strictObject({ label: words, hint: words }),
  /** The line for the import tax, and the name of the choice between its rates. */
  tax: z.strictObject({ label: words, rate: words }),
  /** What is paid until the goods are there, without our fee. */
  total: text(40),
  /** The field for what does not belong to the imported goods and is not taxed with them. */
  fees: CostField,
  /** Name of the field for the number of pieces. */
  pieces: text(30),
  /** Names of the two results per piece. */
  perPiece: each(['deducting', 'paying'], text(50)),
  /** The same as long as the fees are open. */
  perPieceWithoutFees: each(['deducting', 'paying'], text(50)),
  /** The field for what a piece costs the buyer today. */
  today: CostField,
  /** Before what the delivery costs less or more than today. */
  difference: each(['less', 'more'], text(50)),
  /** Where the rules can be read. */
  sources: z.strictObject({ heading: words, list: list(Source) }),
  /** What the example shows, below the bill. */
  reading: text(220),
  /** What the result is not. */
  disclaimer: words,
});
export type LandedCostTool = z.infer<typeof LandedCostTool>;

export const records = {
  landedCostTool: LandedCostTool,
  importTaxRates: z.record(z.string(), z.strictObject({ text: percentage, label: words })),
};
