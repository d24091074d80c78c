import { checklistItems, type ChecklistId } from '#content/tools/offer-checklist.ts';

/** All letters, in the order of the list. */
export const checklistIds = checklistItems.map(({ id }) => id);

/** Ticks as an address carries them: `a.c`; null without any. */
export const tickValues = (ids: readonly ChecklistId[]): string | null => ids.join('.') || null;

/** Reads such values; what this site has not written is left out. */
export function readTicks(values: string): ChecklistId[] {
  const letters = values.split('.');
  return checklistIds.filter((id) => letters.includes(id));
}
