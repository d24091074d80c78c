/** Texts of the page that cannot be read: cut off by a container, or printed over each other. Runs on the page. */
export function findLostText(): string[] {
  type Line = { node: Text; box: DOMRect };
  const quote = (node: Text) => `«${node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}»`;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const cut = new Set<string>();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, noscript, select') || isForScreenReaders(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.some((box) => isCut(box, parent) || box.right < 0 || box.bottom + scrollY < box.height * 0.75))
      cut.add(quote(node));
    // What is drawn may lie on top of itself; it is hidden from screen readers and read by nobody.
    if (parent.closest('[aria-hidden="true"]')) continue;
    // A bar that stays in view lies over what is scrolled past it.
    if (parent.closest('main nav') && isSticky(parent)) continue;
    lines.push(...boxes.map((box) => ({ node: node as Text, box })));
  }

  function isSticky(element: Element): boolean {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).position === 'sticky') return true;
    }
    return false;
  }

  /** Clipped away whole: the way to hide a text from sight only. */
  function isForScreenReaders(element: Element): boolean {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
    }
    return false;
  }

  function isCut(box: DOMRect, element: Element): boolean {
    // The letters of a drawing run off its edge.
    if (element.closest('svg[aria-hidden="true"]')) return false;
    // The box of a line is that of the typeface, which may be higher than the line; one that runs down is as wide.
    const slack = Math.min(box.width, box.height) / 4;
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, display, clipPath } = getComputedStyle(outer);
      if (display === 'inline' || outer.closest('svg')) continue;
      const edge = outer.getBoundingClientRect();
      const isBeside = box.left < edge.left - 2 || box.right > edge.right + 2;
      const isBeyond = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      if (/hidden|clip/.test(overflowX) && isBeside) return true;
      if (/hidden|clip/.test(overflowY) && isBeyond) return true;
      // `inset(top right bottom)`, in pixels
      const [, foot] = /^inset\(\S+ \S+ (\S+)px/.exec(clipPath) ?? [];
      if (foot && box.bottom > edge.bottom - Number(foot) + slack) return true;
      // What can be scrolled can be read.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
    }
    return false;
  }

  // Letters fill the middle of the box of their line; above and below lies room that other lines may use.
  const inks = lines
    .map(({ node, box }) => ({
      node,
      box,
      top: box.top + box.height / 4,
      bottom: box.bottom - box.height / 4,
    }))
    .toSorted((a, b) => a.top - b.top);
  const overlapping = new Set<string>();
  for (const [index, upper] of inks.entries()) {
    for (const lower of inks.slice(index + 1)) {
      if (lower.top > upper.bottom) break;
      if (lower.node === upper.node) continue;
      const height = Math.min(upper.bottom, lower.bottom) - lower.top;
      const width = Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left);
      if (width > 2 && height > 2) overlapping.add(`${quote(upper.node)} over ${quote(lower.node)}`);
    }
  }
  return [...[...cut].map((text) => `cut: ${text}`), ...overlapping];
}
