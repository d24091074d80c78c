/**
 * What the tools say in an inquiry: `/contact#aql=1000` brings the size of a lot along. Only values travel; the words
 * are those of the records, and whatever else stands in an address is ignored.
 */
import { keysOf } from '#lib/keys.ts';
import { linesFromDepartureBoard } from './departure-board/inquiry-lines.ts';
import { linesFromLandedCost } from './landed-cost/inquiry-lines.ts';
import { linesFromNormsGuide } from './norms-guide/inquiry-lines.ts';
import { linesFromChecklist } from './offer-checklist/inquiry-lines.ts';
import { linesFromOrderCalendar } from './order-calendar/inquiry-lines.ts';
import { linesFromSampling } from './sampling/inquiry-lines.ts';
import { valuesFor } from './fragment.ts';

/** By the id of the tool's section. */
const readers = {
  einstandskosten: linesFromLandedCost,
  aql: linesFromSampling,
  normen: linesFromNormsGuide,
  checkliste: linesFromChecklist,
  bestellkalender: linesFromOrderCalendar,
  abfahrt: linesFromDepartureBoard,
} satisfies Record<string, (values: string) => string[]>;

export type ToolId = keyof typeof readers;

/** Whether an address carries values of a tool, sound or damaged. */
export const isFromTool = (address: string): boolean =>
  keysOf(readers).some((tool) => valuesFor(tool, address) !== null);

/** Reads the end of an address; null where it brings nothing along. The first line is a heading. */
export function linesFrom(address: string): { tool: ToolId; lines: string[] } | null {
  for (const tool of keysOf(readers)) {
    const values = valuesFor(tool, address);
    const [heading, ...lines] = values === null ? [] : readers[tool](values);
    if (heading) return { tool, lines: [heading, ...lines.map((line) => `– ${line}`)] };
  }
  return null;
}
