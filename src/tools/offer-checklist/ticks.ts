/**
 * The ticks of the checklist on their way to the inquiry form: `/contact#checkliste=a.c`. The letters are those of the
 * records; whatever else stands in an address is ignored.
 */
import {
  checklistItems,
  offerChecklistMessages,
  type ChecklistId,
  type ChecklistItem,
} from '#content/tools/offer-checklist.ts';
import { valuesFor } from '../fragment.ts';

/** Key of the ticks in an address, and id of the section. */
const key = 'checkliste';

/** The items an address brings along, in the order of the list. */
export function checklistFromFragment(fragment: string): ChecklistId[] {
  const letters = valuesFor(key, fragment)?.split('.') ?? [];
  return checklistItems.map(({ id }) => id).filter((id) => letters.includes(id));
}

/** The end of an address that brings them along; empty without any. */
export const checklistFragment = (ids: readonly ChecklistId[]): string =>
  ids.length > 0 ? `#${key}=${ids.join('.')}` : '';

/** What the ticks say in an inquiry; empty without any. */
export function checklistText(ids: readonly ChecklistId[]): string {
  const lines = checklistItems.filter(({ id }) => ids.includes(id)).map(lineOf);
  return lines.length > 0 ? [offerChecklistMessages.ready, ...lines, ''].join('\n') : '';
}

/**
 * The description of an inquiry with the ticks before what the visitor has written. Ticks taken over earlier give way;
 * lines that were changed since are the visitor's own and stay.
 */
export function describeWithChecklist(description: string, ids: readonly ChecklistId[]): string {
  const own = new Set([offerChecklistMessages.ready, ...checklistItems.map(lineOf)]);
  const rest = description
    .split('\n')
    .filter((line) => !own.has(line))
    .join('\n')
    .trimStart();
  return checklistText(ids) + rest;
}

const lineOf = ({ title, text }: ChecklistItem) => `– ${title}: ${text}`;
