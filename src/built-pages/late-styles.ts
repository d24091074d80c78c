/**
 * A page brings the styles of its first screen, so that it fits into the first packets that a server sends. The others
 * stand in a sheet of its own, asked for where the first screen ends: browsers paint what stands before it, and go on
 * once it is there. What nothing on the page can use stands in neither.
 */
import { parse, type HTMLElement } from 'node-html-parser';
import postcss, { AtRule, Rule, type ChildNode, type Container, type Node, type Root } from 'postcss';
import { lateFile, type LateFile } from './late-file.ts';

const hero = '[data-part="hero"]';
const styleElement = /<style[^>]*>(.*?)<\/style>/gs;
const scriptOfPage = /<script type="module">(.*?)<\/script>/s;

/**
 * A page with the styles of its header and hero, and the sheet with the others; a page without a hero as it is.
 * `scripts` are those of its islands.
 */
export function withLateStyles(html: string, scripts: string): { html: string; sheet?: LateFile } {
  const end = parse(html).querySelector(hero)?.range[1];
  if (end === undefined) return { html };
  const early = postcss.parse([...html.matchAll(styleElement)].map(([, code]) => code).join(''));
  const late = early.clone();
  const isEarly = needOf(firstScreen(html), early, { atOnce: true });
  // An island may show later what its page does not hold yet.
  const isNeeded = html.includes('<astro-island')
    ? needOfIslands(withoutStyles(html), scripts)
    : needOf(withoutStyles(html), late);
  keep(late, (node) => !isEarly(node) && isNeeded(node));
  keep(early, isEarly);

  const sheet = lateFile('late', 'css', join(late));
  // Firefox goes on without a sheet in the body, but not past a script. That of the page needs nothing behind it.
  const script = `<script>(()=>{${scriptOfPage.exec(html)?.[1] ?? ''}})()</script>`;
  const link = `<link rel="stylesheet" href="/${sheet.file}">`;
  const rest = html.slice(end).replace(scriptOfPage, '');
  return {
    html: (html.slice(0, end) + link + script + rest)
      .replace(styleElement, '')
      .replace('<title>', () => `<style>${join(early)}</style><title>`),
    sheet,
  };
}

const withoutStyles = (html: string) => parse(html.replace(styleElement, ''));

/** A page down to the end of its hero, without its styles and without what opens over it. */
function firstScreen(html: string): HTMLElement {
  const page = withoutStyles(html);
  for (const panel of page.querySelectorAll('[popover]')) panel.replaceWith('<div popover></div>');
  for (let node = page.querySelector(hero); node?.parentNode; node = node.parentNode) {
    const siblings = node.parentNode.childNodes;
    for (const later of siblings.slice(siblings.indexOf(node) + 1)) later.remove();
  }
  return page;
}

/** Leaves of some styles what is wanted: declarations, and rules without a block. */
function keep(styles: Container, isWanted: (node: ChildNode) => boolean): void {
  styles.each((node) => {
    if ('nodes' in node && node.nodes) {
      keep(node as Container, isWanted);
      if (node.nodes.length === 0) node.remove();
    } else if (!isWanted(node)) node.remove();
  });
}

/** Makes one of layers and of conditions that follow each other. */
function join(styles: Container): string {
  styles.each((node) => {
    if (!(node instanceof AtRule) || !/^(?:layer|media)$/.test(node.name) || !node.nodes) return;
    for (let next = node.next(); isSame(node, next); next = node.next()) {
      node.append(next.nodes);
      next.remove();
    }
    join(node);
  });
  return styles.toString().replaceAll('\n', '');
}

const isSame = (block: AtRule, next: ChildNode | undefined): next is AtRule & Container =>
  next instanceof AtRule && next.name === block.name && next.params === block.params && !!next.nodes;

/** What holds for a whole page: typefaces and the like. */
const undivided = /^(?:font-face|page|property|view-transition)$/;

/** Says of a declaration in these styles whether a part of a page needs it, ever or before anybody does something. */
function needOf(part: HTMLElement, styles: Root, { atOnce = false } = {}): (node: ChildNode) => boolean {
  const matches = matcher(part);
  const applies = (selector: string) =>
    atOnce ? !deed.test(selector) && matches(selector) : opening.test(selector) || matches(selector);
  const used = new Set(namesIn(part.toString()));
  const isNeeded = (node: ChildNode): boolean => {
    if (node.type === 'decl' && node.prop.startsWith('--') && !used.has(node.prop)) return false;
    const around = [...blocksAround(node)];
    const movement = around.find((block) => block instanceof AtRule && block.name === 'keyframes');
    if (movement instanceof AtRule) return used.has(movement.params);
    if (around.some((block) => block instanceof AtRule && undivided.test(block.name))) return true;
    return around.every((block) => {
      if (block instanceof AtRule) return !atOnce || block.name !== 'media' || block.params !== 'print';
      return !(block instanceof Rule) || block.selectors.some(applies);
    });
  };
  // So are the custom properties and movements that a needed declaration uses.
  for (let count = -1; count < used.size;) {
    count = used.size;
    styles.walkDecls((node) => {
      if (isNeeded(node)) for (const name of namesIn(node.value)) used.add(name);
    });
  }
  return isNeeded;
}

/** Says of a declaration whether a page needs it, or may do so after its scripts have changed what they name. */
function needOfIslands(page: HTMLElement, scripts: string): (node: ChildNode) => boolean {
  const texts = new Set(namesIn((scripts.match(text) ?? []).join(' ')));
  const words = new Set(namesIn(scripts));
  const onPage = new Set(namesIn(page.toString()));
  const matches = matcher(page);
  const mayCome = (selector: string) => {
    const classes = selector.match(className) ?? [];
    const attributes = [...selector.matchAll(attribute)];
    const mayChange =
      classes.length === 0 ||
      classes.some((name) => texts.has(name)) ||
      attributes.some(([, name = '']) => texts.has(name) || words.has(inDataset(name)));
    const isKnown = (name: string) => texts.has(name) || onPage.has(name);
    return mayChange && classes.every(isKnown) && attributes.every(([, , value]) => !value || isKnown(value));
  };
  const isNeeded = (selector: string) =>
    opening.test(selector) || matches(selector) || mayCome(selector.replace(negation, ''));
  return (node) =>
    [...blocksAround(node)].every((block) => !(block instanceof Rule) || block.selectors.some(isNeeded));
}

const text = /(["'`])[^"'`\n]*\1/g;
const negation = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const className = /(?<=\.)[a-z_][\w-]*/gi;
/** Name, and value where it is the whole one. */
const attribute = /\[([\w-]+)(?:=["']?([\w-]+))?/g;

/** The name by which a script sets a `data-` attribute: `scrollLocked` for `data-scroll-locked`. */
const inDataset = (name: string) =>
  name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function* blocksAround(node: ChildNode): Generator<Node> {
  for (let { parent }: Node = node; parent; { parent } = parent) yield parent;
}

/** Names of custom properties and of movements, among other words. */
const namesIn = (code: string) => code.match(/[\w-]+/g) ?? [];

/** What a visitor does first has time to come later. */
const deed = /^(?:(?!:not\().)*:(?:hover|active|popover-open)/;

/** What is closed now may be open later. */
const opening = /\[(?:data-)?open\]|\[aria-expanded/;

/** States of elements and what is generated in them: whatever is not about the tree. */
const notOfTheTree =
  /::?(?!(?:is|not|where|has|nth-[\w-]+|(?:first|last|only)-(?:child|of-type)|empty)\b)[\w-]+(?:\([^)]*\))?/g;

/** Says whether a selector can match something in a part of a page, in any state. Where it cannot be asked, it can. */
function matcher(part: HTMLElement): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  return (selector) => {
    const answer = known.get(selector) ?? matchesSome(part, selector.replace(notOfTheTree, '') || '*');
    known.set(selector, answer);
    return answer;
  };
}

function matchesSome(part: HTMLElement, selector: string): boolean {
  try {
    return part.querySelector(selector) !== null;
  } catch {
    return true;
  }
}
