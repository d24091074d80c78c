import { decoded, withoutTail } from '#lib/rewritten-link.ts';
import { isChoice, type ChoiceField } from './inquiry.ts';

const preselectable = ['service', 'industry'] as const satisfies ChoiceField[];

/** The choices that the address brings along (`?service=…&industry=…`), also where others have rewritten it. What is not on the lists is ignored. */
export function preselection(search: string): Partial<Record<ChoiceField, string>> {
  // Where `&` was written as HTML has it, the name follows a semicolon.
  const parts = decoded(search).split(/[?&;]/);
  const valueOf = (field: string) => parts.find((part) => part.startsWith(`${field}=`))?.split('=')[1] ?? '';
  const entries = preselectable
    .map((field) => [field, withoutTail(valueOf(field))] as const)
    .filter(([field, value]) => isChoice(field, value));
  return Object.fromEntries(entries);
}
