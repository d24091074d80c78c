import type { ClientDirective } from 'astro';
import { keep, type Island } from './keep.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
    'client:touch'?: boolean;
  }
}

tolerateWrappedBlanks();

/**
 * Returns what hydrates an island when a directive finds it due. Where its script has not arrived, the next call asks again;
 * with a time, the island carries `data-overdue` from then on until it has.
 */
export function waker(island: Island, load: Parameters<ClientDirective>[0], overdueAfterMs?: number) {
  let isAsked = false;
  keep(island);
  return async () => {
    if (isAsked) return;
    isAsked = true;
    const timer =
      overdueAfterMs && setTimeout(() => island.toggleAttribute('data-overdue', true), overdueAfterMs);
    const start = await load();
    takeBlanks(island);
    await start();
    // Astro takes `ssr` away once an island is hydrated.
    isAsked = !island.hasAttribute('ssr');
    clearTimeout(timer);
    if (overdueAfterMs) island.toggleAttribute('data-overdue', !isAsked);
  };
}

/**
 * Translators that wrap every text node wrap white space too. React, which wants to remove such a blank or put something in
 * front of it, would throw. Here what is no child any more counts as removed, and what was wrapped stands where its wrapper does.
 */
function tolerateWrappedBlanks(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const isWrapped = child instanceof Text && child.parentNode !== this;
    return isWrapped ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let place = next;
    if (next instanceof Text) while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}

/** Where an island has its texts, and what others have filled. */
const withTexts =
  'text-run, text-gap, no-break, option, textarea, title, text, astro-slot, script, style, template';

/**
 * Takes away the white space that sets the words of a built island apart (`built-pages/markup.ts`), since React looks for the
 * texts that it has written and no others. By then a translator may have wrapped it.
 */
function takeBlanks(island: Element): void {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const blanks: ChildNode[] = [];
  while (walker.nextNode()) {
    let blank = walker.currentNode as ChildNode;
    if (blank.parentElement?.closest(withTexts)) continue;
    while (blank.parentElement?.localName === 'font') blank = blank.parentElement;
    blanks.push(blank);
  }
  for (const blank of blanks) blank.remove();
}
