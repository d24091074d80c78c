/** What the words of the sampling table and its simulation are. */
import { z } from 'zod';
import { each, list, text, tuple, words } from '../schema.ts';
import { InquiryLink, ToolSection } from './tool.schema.ts';

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

export const records = { samplingTool: SamplingTool, samplingNotes: SamplingNotes };
