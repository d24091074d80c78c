/** How long names may be that several parts of the site share. */
import { z } from 'zod';
import { each, text, tuple, words } from './schema.ts';

/** Of `labels.ts` what stands in narrow places; all others are what their components ask for. */
export const Labels = z.looseObject({
  /** The parts of a bar in a chart of spans. */
  span: tuple(words, words),
  callShort: text(10),
  inquiryShort: text(10),
  appointmentShort: text(10),
});

/** Of `routes.ts`: names of pages have to fit a 320 px screen. */
export const RouteLabels = z.record(z.string(), text(25));

/** Of `island-failure.ts`. */
export const IslandFailure = z.strictObject({ form: words, tool: words, call: text(20), email: text(20) });

/** Of `tools/norm-groups.ts`. */
export const NormGroups = z.record(z.string(), text(24));

/** Of `tools/tool.ts`. */
export const DamagedLink = each(['example', 'ticks'], text(120));
