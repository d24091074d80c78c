/** How long names may be that several parts of the site share. */
import { z } from 'zod';
import { text, tuple, words } from './schema.ts';

/** What stands in narrow places; all others are what their components ask for. */
const Labels = z.looseObject({
  /** The parts of a bar in a chart of spans. */
  span: tuple(words, words),
  callShort: text(10),
  inquiryShort: text(10),
  appointmentShort: text(10),
});

/** What stands where an island has come to a standstill. */
const IslandFailure = z.strictObject({
  /** In place of the form. */
  form: words,
  /** In place of a tool. */
  tool: words,
  call: text(20),
  email: text(20),
});

export const records = {
  labels: Labels,
  islandFailure: IslandFailure,
  // They have to fit a 320 px screen.
  routeLabels: z.record(z.string(), text(25)),
};
