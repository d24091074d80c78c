/**
 * Words that break in their middle without a hyphen, since they do not fit. Where browsers may hyphenate, they do, as far as
 * they know German. Runs on the page.
 */
export function findBrokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement?.checkVisibility() || getComputedStyle(parentElement).hyphens === 'auto') continue;
    // Only for those who hear it.
    if (parentElement.closest('[popover]') || parentElement.offsetWidth <= 1 || isClipped(parentElement))
      continue;
    for (const { 0: word, index } of data.matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;

  function isClipped(element: Element): boolean {
    const clipped = element.closest<HTMLElement>('dt, span, p, th, a');
    return !!clipped && getComputedStyle(clipped).clipPath === 'inset(50%)';
  }
}
