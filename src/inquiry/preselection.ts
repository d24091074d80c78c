import { isChoice, type ChoiceField } from './inquiry.ts';

const preselectable = ['service', 'industry'] as const satisfies ChoiceField[];

/** The choices that the address brings along (`?service=…&industry=…`). What is not on the lists is ignored. */
export function preselection(search: string): Partial<Record<ChoiceField, string>> {
  const query = new URLSearchParams(search);
  const entries = preselectable
    .map((field) => [field, query.get(field) ?? ''] as const)
    .filter(([field, value]) => isChoice(field, value));
  return Object.fromEntries(entries);
}
