/** What the rows and the words of the guide to product rules are. */
import { z } from 'zod';
import { each, list, nameOf, text, words } from '../schema.ts';
import type { NormGroup } from './norm-groups.ts';
import { ResultActions, ToolSection } from './tool.schema.ts';

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

export const records = {
  normRows: list(NormRow),
  normsGuideTool: NormsGuideTool,
  normGroups: z.record(z.string(), text(24)),
};
