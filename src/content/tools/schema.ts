/** What the words of the tools and the departure board are, and what these reckon with. */
import { z } from 'zod';
import {
  day,
  each,
  internalLink,
  list,
  nameOf,
  percentage,
  span,
  text,
  tuple,
  whole,
  words,
} from '../schema.ts';
import type { IndustryRoute, LastSegment } from '../routes.ts';
import type { Cost, ImportTaxRate } from './import-tax.ts';
import { Source } from '../services/schema.ts';
import type { NormGroup } from './norm-groups.ts';

/** What the sections with a tool have in common. */
export const ToolSection = z.strictObject({
  /** Anchor of the section, and the key of its values in an address (`#einstandskosten=…`). Do not change it. */
  id: words,
  /** Section heading. */
  heading: text(40, 15),
  /** One or two sentences below it. */
  intro: text(200),
});
export type ToolSection = z.infer<typeof ToolSection>;

/** The link from a tool to the inquiry form; its anchor gives way to the values of the tool. */
export const InquiryLink = z.strictObject({
  /** Says what is taken along. */
  label: text(40),
  /** The inquiry form, with the service chosen that the tool belongs to. */
  href: internalLink,
});
export type InquiryLink = z.infer<typeof InquiryLink>;

/** What stands behind the result of a tool. */
export const ResultActions = z.strictObject({
  /** The way on: what the visitor has found out goes along. */
  inquire: InquiryLink,
  /** Button that copies a link with the visitor’s values; left out where there are none that take long to enter. */
  share: text(30).exactOptional(),
  /** Button that prints the section alone. */
  print: text(30),
});
export type ResultActions = z.infer<typeof ResultActions>;

/**
 * The way that container ships take between China and Europe. Calendar, board and texts follow `seaRoute`: when ships are
 * back in the Suez Canal, it becomes `suez`. `register.ts` says when it was read last.
 */
export const SeaRoute = z.strictObject({
  /** How long ships take from port to port. */
  duration: span,
  /** Days kept in hand at sea: booking, closing time, the way before and after the ports; on the way through Suez a detour around the Cape as well. */
  reserve: z.number(),
  /** The way, in the texts of calendar and board. */
  via: text(12),
  /** What the reserve covers, in the calendar. */
  covers: text(90),
  /** Said of the figure for the way through Suez, on the logistics page. */
  note: text(160),
});
export type SeaRoute = z.infer<typeof SeaRoute>;

/** What the lines are that a tool writes into an inquiry. */
export const InquiryLines = z.strictObject({
  /** Above the lines. */
  heading: text(60),
  /** The lines, with the names of values in braces. */
  lines: list(text(140)),
});
export type InquiryLines = z.infer<typeof InquiryLines>;

/** What is said of the goods on the departure board. */
export const Goods = z.strictObject({
  /** What the visitor chooses. */
  name: text(24),
  /** The industry that buys them; the inquiry form then has it chosen. */
  industry: nameOf<LastSegment<IndustryRoute>>(),
  /** Weeks of production in series, from the order; without samples and tools, and without holidays. */
  weeks: whole(1, 26),
  /** Work days for the final inspection with the tests that such goods need, from finished goods to their release. */
  inspection: whole(1, 30),
});
export type Goods = z.infer<typeof Goods>;

/** What the words of the departure board are. */
export const DepartureBoard = ToolSection.extend({
  /** Names of the two fields. */
  fields: z.strictObject({ goods: text(24), delivery: text(24) }),
  /** Names of the stops; each has the last day on which it is in time, the reserve its days. */
  stations: each(['order', 'production', 'inspection', 'loading', 'arrival', 'reserve', 'ramp'], text(20)),
  /** Before the level of cost. */
  cost: text(8),
  /** Behind the number of days between arrival and ramp. */
  days: text(12),
  /** Before the day on which it is calculated: for the example, and for what the visitor chose. */
  stamp: each(['example', 'own'], words),
  /** The way on. */
  inquire: text(40),
  /** What is calculated with, below the board. */
  assumptions: words,
});
export type DepartureBoard = z.infer<typeof DepartureBoard>;

const costs = ['goods', 'freight', 'handling', 'delivery', 'duty'] as const satisfies readonly Cost[];

const CostField = z.strictObject({
  /** Name of the cost. */
  label: text(30),
  /** What belongs to it, below its name. */
  hint: text(80),
});

/** What the words of the calculator of landed costs are. */
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

/** A row of the guide. */
export const NormRow = z.strictObject({
  /** Letter of the group of products. */
  id: nameOf<NormGroup>(),
  /** The Swiss rule: abbreviation, subject, number. */
  rule: text(90, 19),
  /** Who watches over it. */
  authority: text(60),
  /** What a buyer asks the factory for. */
  paper: text(130),
});
export type NormRow = z.infer<typeof NormRow>;

/** What the rows and the words of the guide to product rules are. */
export const NormsGuideTool = ToolSection.extend({
  ...ResultActions.shape,
  /** Name of the filter. */
  filter: text(60),
  /** Heads of the columns. */
  columns: each(['group', 'rule', 'authority', 'paper'], text(25)),
  /** Name of the table for screen readers. */
  caption: words,
  /** What the guide does not say. */
  disclaimer: words,
});
export type NormsGuideTool = z.infer<typeof NormsGuideTool>;

/** A line of the checklist. */
export const ChecklistItem = z.strictObject({
  /** Stable letter: travels in addresses (`/contact#checkliste=a.c`); never give one to another item. */
  id: words,
  /** One or two words. */
  title: text(20),
  /** What to have ready. */
  text: text(70),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** What the lines and the words of the checklist are. */
export const OfferChecklistTool = ToolSection.extend({
  ...ResultActions.shape,
  /** After the number of ticks. */
  counted: text(30),
});
export type OfferChecklistTool = z.infer<typeof OfferChecklistTool>;

export const CalendarField = z.strictObject({
  /** Name of the field. */
  label: text(35),
  /** Helps to fill it in, below its name. */
  hint: text(90).exactOptional(),
  /** What its number counts, behind it. */
  unit: words.exactOptional(),
});
export type CalendarField = z.infer<typeof CalendarField>;

/** What the words of the order calendar are. */
export const OrderCalendarTool = ToolSection.extend({
  ...ResultActions.required().shape,
  /** Before a day, above the lines: that of the example, or the one that the visitor’s dates are calculated on. */
  stamp: each(['example', 'own'], words),
  /** The fields of the form: the reserves, by their way, say what they cover. */
  fields: each(['delivery', 'weeks', 'sea', 'air', 'express'], CalendarField),
  /** What the parts of a line stand for. */
  legend: each(['station', 'production', 'inspection', 'transit', 'reserve', 'ramp', 'closed'], words),
  /** What the calendar assumes: what it counts, when the factories rest, what it leaves out. */
  assumptions: list(
    z.strictObject({
      term: text(25),
      text: text(160),
    }),
  ),
});
export type OrderCalendarTool = z.infer<typeof OrderCalendarTool>;

/** Draws samples from a lot with an assumed share of defects. */
const Simulation = z.strictObject({
  heading: text(40),
  /** That it is one, and what of. */
  intro: text(200),
  /** What the built page shows: defects in a thousand, the seed of the lot, and samples drawn: a bad lot that is stopped by a usual number of defects, and had passed before. */
  example: z.strictObject({ perMille: z.number(), seed: z.number(), draws: z.number() }),
  /** Name of the field for the share of defects. */
  share: words,
  /** Says of a share, in defects per thousand, what it means; the first that reaches it. */
  words: list(z.strictObject({ upTo: z.number(), text: words })),
  /** Button that draws a sample. */
  draw: text(25),
  /** Names of what comes out. */
  results: z.strictObject({ found: text(30), accepted: text(30), exact: text(30) }),
  /** The stamp. */
  verdicts: z.strictObject({ pass: words, fail: words }),
  /** What the squares below are, one for each sample drawn. */
  strip: text(60),
  /** What follows from it: `{twice}` stands for the share that passes the same inspection twice. One sentence. */
  lesson: words,
});

/** What the words of the sampling table and its simulation are. */
export const SamplingTool = ToolSection.extend({
  /** Lot size of the built page, on the table. */
  example: z.number(),
  /** Name of the field for the lot size, and its unit. */
  lot: z.strictObject({ label: words, unit: words }),
  /** Names of the results. */
  results: each(['code', 'sample', 'major', 'minor'], text(40)),
  /** Before each of the two numbers of a result, read out and seen. */
  acceptReject: z.strictObject({ accept: words, reject: words }),
  /** The simulation below the results. */
  simulation: Simulation,
  /** Below the dots. */
  picture: words,
  /** Name of the table for screen readers, and the heads of its columns. */
  table: z.strictObject({ caption: words, columns: tuple(words, words, words, words, words) }),
  /** The way on. */
  inquire: InquiryLink,
});
export type SamplingTool = z.infer<typeof SamplingTool>;

/** Below the table; apart from the tool, so that they do not travel to the browser as script. */
export const SamplingNotes = z.strictObject({
  /** Opens the notes. */
  heading: text(40),
  /** What the numbers mean and do not mean. */
  notes: list(words),
});
export type SamplingNotes = z.infer<typeof SamplingNotes>;

export const schemas = {
  damagedLink: each(['example', 'ticks'], text(120)),
  seaRoute: SeaRoute,
  newYears: list(day),
  holidays: list(tuple(day, whole(1, 15))),
  workedWeekends: list(day),
  landedCostLines: InquiryLines,
  samplingLines: InquiryLines,
  normsGuideLines: InquiryLines,
  orderCalendarLines: InquiryLines,
  departureBoardLines: InquiryLines,
  // Their names stand in addresses, between underscores.
  boardGoods: z.record(z.string(), Goods).superRefine((goods, context) => {
    const shown = Object.values(goods).map(({ name }) => name);
    for (const [index, name] of Object.keys(goods).entries()) {
      const say = (message: string, ...path: string[]) =>
        context.addIssue({ code: 'custom', message, path: [name, ...path] });
      if (!/^[a-z]+$/.test(name))
        say(`«${name}» steht in Adressen: nur Buchstaben von a bis z, klein und ohne Umlaute.`);
      if (shown.indexOf(shown[index] ?? '') < index)
        say(`«${shown[index]}» heisst schon eine andere Ware: umbenennen oder löschen.`, 'name');
    }
  }),
  departureBoard: DepartureBoard,
  landedCostTool: LandedCostTool,
  importTaxRates: z.record(z.string(), z.strictObject({ text: percentage, label: words })),
  normRows: list(NormRow),
  normsGuideTool: NormsGuideTool,
  normGroups: z.record(z.string(), text(24)),
  checklistItems: list(ChecklistItem),
  offerChecklistTool: OfferChecklistTool,
  orderCalendarTool: OrderCalendarTool,
  samplingTool: SamplingTool,
  samplingNotes: SamplingNotes,
};
