/** What is wrong with the layout of a page. These functions run on the page, and see nothing but their arguments. */

/** The innermost elements that reach out of the window; none where the page does not scroll sideways. Runs on the page. */
export function findOverflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const reachesOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
  const culprits = [...document.body.querySelectorAll('*')]
    .filter((element) => reachesOut(element) && ![...element.children].some(reachesOut))
    .map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`);
  return culprits.length > 0 ? culprits.slice(0, 5) : [`the page, ${scrollWidth} px wide`];
}

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

/**
 * Ranges, norms, numbers with their unit, names and what a short form begins that do not stand on one line,
 * in the texts that have a sign. Written from this sentence, and not from how the page sets them. Runs on the page.
 */
export function findPartedUnits(sign: string): string[] {
  const kinds = [
    /\d+(?:[.:]\d+)*–\d+(?:[.:]\d+)*(?:[ \u00a0](?:Tagen?|Wochen|Monaten?|Minuten|Stunden|Jahren?))?/gu,
    /\d+[ \u00a0](?:Tagen?|Wochen|Monaten?|Minuten|Stunden|Jahren?|Mio\.|Stück|kg|mm|d?m[²³])(?!\p{L})/gu,
    /(?<!\p{L})(?:SN EN|SN|EN ISO|EN|ISO|IEC|SIA|SR|UN|AQL)[ \u00a0]\d+(?:[-./]\d+)*/gu,
    /(?<!\p{L})(?:Art\.|Abs\.|CHF|USD)[ \u00a0]\d+/gu,
    /\d+\(\p{L}\)-\p{L}+|(?<![\p{L}\d-])(?:\p{Lu}{2,4}\d?|\d\p{Lu})-\p{L}{2,13}(?![\p{L}-])/gu,
    /(?<![\p{L}-])E-Mails?(?![\p{L}-])/gu,
    /(?<!\p{L})Kanton (?:St\.\s)?\p{Lu}\p{L}+/gu,
    /(?:Mo|Di|Mi|Do|Fr)–(?:Fr|Sa|So)/gu,
    /\+\d\d(?: \d+)+/gu,
    /[\w.-]+@[\w-]+\.[a-z]+/gu,
  ];
  const isShown = (node: Text) => {
    const parent = node.parentElement;
    return (
      parent !== null &&
      !parent.closest('script, style, noscript, svg, option, textarea') &&
      parent.checkVisibility({ visibilityProperty: true })
    );
  };
  /** The texts of an element as one, since a unit may have an element of its own. */
  const blocks = document.querySelectorAll(
    'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, a, figcaption, blockquote, label',
  );
  return [...blocks].flatMap((block) => {
    if (!block.textContent.includes(sign) || block.querySelector('p, li, h3, dd, td, div')) return [];
    // The columns of tables and of the departure board are narrower than a long unit on the narrowest phones.
    if (innerWidth < 360 && (block.closest('td, th') || block.querySelector('small'))) return [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const nodes: { node: Text; from: number }[] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLBRElement) text += '\n';
      if (!(node instanceof Text) || !isShown(node)) continue;
      nodes.push({ node, from: text.length });
      text += node.data;
    }
    const placeOf = (offset: number) => {
      const entry = nodes.findLast(({ from }) => from <= offset);
      return entry && ([entry.node, offset - entry.from] as const);
    };
    return kinds.flatMap((kind) =>
      [...text.matchAll(kind)].flatMap(({ 0: unit, index }) => {
        const [begin, end] = [placeOf(index), placeOf(index + unit.length - 1)];
        if (!begin || !end) return [];
        const range = document.createRange();
        range.setStart(...begin);
        range.setEnd(end[0], end[1] + 1);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [top = 0, bottom = 0] = [
          Math.max(...boxes.map((box) => box.top)),
          Math.min(...boxes.map((box) => box.bottom)),
        ];
        return boxes.length > 1 && top >= bottom ? [`«${unit}» in «${text.trim().slice(0, 60)}»`] : [];
      }),
    );
  });
}

/** What belongs to the word before it, and stands outside its element. Runs on the page. */
export function findLoosePunctuation(): string[] {
  return [...document.querySelectorAll('no-break')].flatMap(({ nextSibling, parentElement }) => {
    const follows = nextSibling?.nodeName === 'NO-BREAK' ? '' : (nextSibling?.textContent ?? '');
    const isLoose = /^[,.;:!?»)]/.test(follows);
    return isLoose ? [parentElement?.textContent.slice(0, 80) ?? ''] : [];
  });
}

/** A unit with an element of its own must not become an item of a row or grid beside the rest of its text. Runs on the page. */
export function findTornTexts(): string[] {
  return [...document.querySelectorAll('no-break')].flatMap(({ parentElement }) => {
    const isRow = /flex|grid/.test(parentElement ? getComputedStyle(parentElement).display : '');
    const hasText = [...(parentElement?.childNodes ?? [])].some(
      ({ nodeName, textContent }) => ['#text', 'TEXT-RUN'].includes(nodeName) && textContent?.trim(),
    );
    return isRow && hasText ? [parentElement?.outerHTML.slice(0, 120) ?? ''] : [];
  });
}

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
    // Clipped away whole: the way to hide a text from sight only.
    const isForScreenReaders = isWithin(parent, ({ clipPath }) => clipPath === 'inset(50%)');
    if (parent.closest('script, style, noscript, select') || isForScreenReaders) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.some((box) => isCut(box, parent) || box.right < 0 || box.bottom + scrollY < box.height * 0.75))
      cut.add(quote(node));
    // What is drawn may lie on top of itself; it is hidden from screen readers and read by nobody.
    if (parent.closest('[aria-hidden="true"]')) continue;
    // A bar that stays in view lies over what is scrolled past it.
    if (parent.closest('main nav') && isWithin(parent, ({ position }) => position === 'sticky')) continue;
    lines.push(...boxes.map((box) => ({ node: node as Text, box })));
  }

  /** Whether an element or one around it is styled so. */
  function isWithin(element: Element | null, isSo: (style: CSSStyleDeclaration) => boolean): boolean {
    return element !== null && (isSo(getComputedStyle(element)) || isWithin(element.parentElement, isSo));
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
