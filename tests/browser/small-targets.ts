/**
 * Targets below the size of WCAG 2.5.8, without those that it excepts: links in a line of text, and targets with
 * room around them. https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html
 */
export function findSmallTargets(part: string): string[] {
  const size = 24;
  const selector = 'a[href], button, input, select, textarea, summary, [role="combobox"], [tabindex="0"]';

  /** A field in a label is tapped by tapping the label. */
  const areaOf = (element: Element) => element.closest('label') ?? element;
  const isShown = (element: Element) => {
    const { width, height } = areaOf(element).getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  /** Part of a line that has other words besides links. */
  const isInText = (element: Element) => {
    if (!isInline(element)) return false;
    let block = element.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    const words = block?.cloneNode(true) as Element | undefined;
    for (const link of words?.querySelectorAll('a') ?? []) link.remove();
    return /\p{Letter}/u.test(words?.textContent ?? '');
  };

  const targets = [...document.querySelectorAll(`:is(${part}) :is(${selector})`)]
    .filter(isShown)
    .map((element) => ({ element, box: areaOf(element).getBoundingClientRect() }));
  const isSmall = (box: DOMRect) => box.width < size - 0.01 || box.height < size - 0.01;
  const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const reachOf = (from: { x: number; y: number }, box: DOMRect) =>
    Math.hypot(
      Math.max(box.left - from.x, 0, from.x - box.right),
      Math.max(box.top - from.y, 0, from.y - box.bottom),
    );

  return targets
    .filter(({ element, box }) => isSmall(box) && !isInText(element))
    .filter(({ element, box }) => {
      const from = centre(box);
      return targets.some((other) => {
        if (areaOf(other.element) === areaOf(element)) return false;
        if (reachOf(from, other.box) < size / 2) return true;
        const to = centre(other.box);
        return isSmall(other.box) && Math.hypot(from.x - to.x, from.y - to.y) < size;
      });
    })
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 100)}`,
    );
}
