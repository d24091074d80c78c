import { checklistItems, offerChecklistMessages } from '#content/tools/offer-checklist.ts';
import { readTicks } from '../read-ticks.ts';

/** What the ticks of an address say in an inquiry; nothing without any. */
export function linesFromChecklist(values: string): string[] {
  const ids = checklistItems.map(({ id }) => id);
  const ticked = readTicks(ids, values);
  const items = checklistItems.filter(({ id }) => ticked.includes(id));
  if (items.length === 0) return [];
  return [offerChecklistMessages.ready, ...items.map(({ title, text }) => `${title}: ${text}`)];
}
