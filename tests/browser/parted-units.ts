/**
 * Ranges, norms, numbers with their unit, names and what a short form begins that do not stand on one line. Written from this sentence, and not
 * from how the page sets them. Runs on the page.
 */
export function findPartedUnits(): string[] {
  const kinds = [
    /\d+(?:[.:]\d+)*–\d+(?:[.:]\d+)*(?:[ \u00a0](?:Tagen?|Wochen|Monaten?|Minuten|Stunden|Jahren?))?/gu,
    /\d+[ \u00a0](?:Tagen?|Wochen|Monaten?|Minuten|Stunden|Jahren?|Mio\.|Stück|kg|mm)(?!\p{L})/gu,
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
    if (block.querySelector('p, li, h3, dd, td, div')) return [];
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
