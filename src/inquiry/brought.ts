import { useEffect, useState, type RefObject } from 'react';
import { decoded, withoutTail } from '#lib/rewritten-link.ts';
import type { ToolId } from '#tools/inquiry-lines.ts';
import { isChoice, type ChoiceField } from './inquiry.ts';
import { sentMark } from './use-inquiry.ts';

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

/** The form in the browser, with the fields that are read or written by name. */
export interface InquiryFormElement extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & {
    readonly projectDescription: HTMLTextAreaElement;
  };
}

/** The text that says what was lost. */
type Loss = 'broughtLost' | 'broughtDamaged';

const fetchComposer = () => import('#tools/inquiry-lines.ts');

/**
 * Takes over into the description what the tools bring along: those of other pages by the address the visitor comes
 * with (`/contact#aql=1000`), the checklist also from the same page. What composes the lines is fetched only then.
 * Returns what was lost, if anything: that script, also when it was asked for once more (the values still stand in the
 * address), or the values, damaged in a link.
 * An entry of the history that has brought its lines has a state from then on: whoever comes back to it finds what they
 * have left, edited or not.
 */
export function useBroughtLines(formRef: RefObject<InquiryFormElement | null>): Loss | null {
  const [loss, setLoss] = useState<Loss | null>(null);
  useEffect(() => {
    const earlier: Partial<Record<ToolId, readonly string[]>> = {};
    const takeOver = async () => {
      const address = location.search + location.hash;
      if (!/#.*=/.test(decoded(address))) return null;
      const composer = await fetchComposer()
        .catch(fetchComposer)
        .catch(() => null);
      const brought = composer?.linesFrom(address);
      if (!composer) setLoss('broughtLost');
      else setLoss(!brought && composer.isFromTool(address) ? 'broughtDamaged' : null);
      const field = formRef.current?.elements.projectDescription;
      if (!brought || !field) return null;
      field.value = describeWith(field.value, brought.lines, earlier[brought.tool] ?? []);
      earlier[brought.tool] = brought.lines;
      history.replaceState(true, '');
      return field;
    };
    const arrive = async () => {
      if (history.state === sentMark) return;
      // Not every reload keeps what stood in the form: then the lines come once more.
      if (history.state && formRef.current?.elements.projectDescription.value) return;
      const field = await takeOver();
      // Whoever has begun to fill in the form before it was ready stays where they are.
      if (!formRef.current?.contains(document.activeElement)) field?.focus();
    };
    const follow = async () => (await takeOver())?.focus();
    void arrive();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [formRef]);
  return loss;
}

/**
 * The description of an inquiry with lines that a tool brings along, before what the visitor has written. The same lines
 * brought earlier give way, and those that the tool brought before; lines that were changed since are the visitor's own
 * and stay.
 */
export function describeWith(
  description: string,
  lines: readonly string[],
  earlier: readonly string[],
): string {
  const given = new Set([...lines, ...earlier]);
  const rest = description
    .split('\n')
    .filter((line) => !given.has(line))
    .join('\n')
    .trimStart();
  return [...lines, rest].join('\n');
}
