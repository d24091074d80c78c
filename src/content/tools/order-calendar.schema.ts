/** What the words of the order calendar are. */
import { z } from 'zod';
import { each, list, text, words } from '../schema.ts';
import { ResultActions, ToolSection } from './tool.schema.ts';

export const CalendarField = z.strictObject({
  /** Name of the field. */
  label: text(35),
  /** Helps to fill it in, below its name. */
  hint: text(90).exactOptional(),
  /** What its number counts, behind it. */
  unit: words.exactOptional(),
});
export type CalendarField = z.infer<typeof CalendarField>;

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

export const records = { orderCalendarTool: OrderCalendarTool };
