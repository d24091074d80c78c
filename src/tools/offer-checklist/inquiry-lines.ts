import { checklistItems, offerChecklistMessages } from '#content/tools/offer-checklist.ts';
import { readLetters } from '../fragment.ts';
import { checklistIds } from './address.ts';

/** What the ticks of an address say in an inquiry; nothing without any. */
export function linesFromChecklist(values: string): string[] {
  const ticked = readLetters(checklistIds, values);
  const items = checklistItems.filter(({ id }) => ticked.includes(id));
  if (items.length === 0) return [];
  return [offerChecklistMessages.ready, ...items.map(({ title, text }) => `${title}: ${text}`)];
}
