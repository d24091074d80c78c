/** What the lines and the words of the checklist are. */
import { z } from 'zod';
import { list, text, words } from '../schema.ts';
import { ResultActions, ToolSection } from './tool.schema.ts';

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

export const OfferChecklistTool = ToolSection.extend({
  ...ResultActions.shape,
  /** After the number of ticks. */
  counted: text(30),
});
export type OfferChecklistTool = z.infer<typeof OfferChecklistTool>;

export const records = { checklistItems: list(ChecklistItem), offerChecklistTool: OfferChecklistTool };
