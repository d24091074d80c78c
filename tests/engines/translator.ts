/** When a translator, or who else reads along, replaces the texts of a page; the last one parts them, as annotations do. */
export const translations = ['at once', 'a moment later', 'by their halves'] as const;

export type Translation = (typeof translations)[number];

/**
 * Replaces every text of a page by `font > font > text` with other words, also those that come later: some texts are taken
 * away, some moved into the new element. Adds an element to the body and attributes to the fields, as password managers do.
 * Runs on the page.
 */
export function translate(translation: Translation): void {
  const untouched = 'script, style, template, textarea, font';
  const known = new WeakSet<Text>();
  let count = 0;

  const replace = (text: Text, words: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    if (count++ % 2 === 0) return inner.append(words);
    text.data = words;
    inner.append(text);
  };
  const take = (text: Text) => {
    if (known.has(text) || !text.parentElement || text.parentElement.closest(untouched)) return;
    known.add(text);
    // Read now: a translation that comes over the network is of what stood here then.
    const words = `⟦${text.data}⟧`;
    if (translation === 'at once') replace(text, words);
    else if (translation === 'by their halves') known.add(text.splitText(text.length / 2));
    else if (text.data.trim()) setTimeout(() => replace(text, words), 200);
  };
  const takeAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(take);
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.setAttribute('data-filler', '');
  };

  takeAll(document.body);
  document.title = `⟦${document.title}⟧`;
  document.body.prepend(document.createElement('filler-bar'));
  document.body.append(document.createElement('filler-menu'));
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(takeAll);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  if (translation === 'by their halves') setInterval(() => document.body.normalize(), 300);
}
