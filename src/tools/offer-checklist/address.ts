import { checklistItems } from '#content/tools/offer-checklist.ts';

/** All letters, in the order of the list: ticks as an address carries them. */
export const checklistIds = checklistItems.map(({ id }) => id);
