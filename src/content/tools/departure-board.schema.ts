/** What the words of the departure board are. */
import { z } from 'zod';
import { each, text, words } from '../schema.ts';
import { ToolSection } from './tool.schema.ts';

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

export const records = { departureBoard: DepartureBoard };
