/**
 * A page contains the styles of its first screen, so that it fits into the first packets that a server sends. The others go
 * into a style sheet that is linked where the first screen ends: browsers paint everything before the link, and continue
 * once the sheet is there. Rules that nothing on the page can use are left out of both.
 */
import { parse, type HTMLElement } from 'node-html-parser';
import postcss, { AtRule, Rule, type ChildNode, type Container, type Node, type Root } from 'postcss';
import { hashedFile, type BuiltFile } from './files.ts';

/** What every page shows first. */
const hero = '#hero';
/**
 * Before the first screen nothing is painted: a first frame with the header alone costs a slow phone its style, layout and
 * paint twice. Browsers that do not know this link paint when they like.
 */
const waitForHero = '<link rel="expect" href="#hero" blocking="render">';
const styleElement = /<style[^>]*>(.*?)<\/style>/gs;
/** The script of the menus, to which `deferred-runtime.ts` may have added the starter of the islands. */
const scriptOfPage = /<script type="module">(.*?)<\/script>/s;

/**
 * Returns the page with the styles of its header and hero, and a sheet with all others, its typeface among them. A page
 * without a hero keeps all that it can use but the typeface. `scripts` is the code of the scripts in the page and of its islands.
 */
export function withDeferredStyles(html: string, scripts: string): { html: string; sheet: BuiltFile } {
  const page = withoutStyles(html);
  // An island may add elements and classes later that the built page does not contain.
  const code = html.includes('<astro-island') ? scripts : '';
  const ever = everIn(page, code);

  const critical = postcss.parse([...html.matchAll(styleElement)].map(([, styles]) => styles).join(''));
  keepSelectors(critical, ever);
  const deferred = critical.clone();
  const isNeeded = needOf(deferred, ever, [...namesIn(page.toString()), ...textsIn(code)]);
  const typefaces = fetchedTypefaces(critical, deferred);
  keep(deferred, isNeeded);
  const end = parse(html).querySelector(hero)?.range[1];
  if (end === undefined) {
    keep(critical, (node) => isNeeded(node) && !isOfTypeface(node, typefaces));
    keep(deferred, (node) => isOfTypeface(node, typefaces));
    const sheet = hashedFile('deferred', 'css', join(deferred));
    const text = html.replace('</body>', () => `${linkTo(sheet)}</body>`);
    return { html: withStyles(text, join(critical)), sheet };
  }
  const first = firstScreen(html);
  const isNeededFirst = needOf(critical, atOnceIn(first), namesIn(first.toString()), { inPrint: false });
  const isCritical = (node: ChildNode) => isNeededFirst(node) && !isOfTypeface(node, typefaces);
  keep(deferred, (node) => !isCritical(node));
  keep(critical, isCritical);

  const sheet = hashedFile('deferred', 'css', join(deferred));
  // Firefox does not wait for a style sheet in the body, unless a script follows it: the script of the menus moves there, as
  // it needs no element behind the hero.
  const script = `<script>(()=>{${scriptOfPage.exec(html)?.[1] ?? ''}})()</script>`;
  const rest = html.slice(end).replace(scriptOfPage, '');
  return {
    html: withStyles(html.slice(0, end) + linkTo(sheet) + script + rest, join(critical), waitForHero),
    sheet,
  };
}

const linkTo = ({ file }: BuiltFile) => `<link rel="stylesheet" href="/${file}">`;

/** The page with these styles in place of its own. */
const withStyles = (html: string, styles: string, links = '') =>
  html.replace(styleElement, '').replace('<title>', () => `${links}<style>${styles}</style><title>`);

const withoutStyles = (html: string) => parse(html.replace(styleElement, ''));

/** The page down to the end of its hero, without its styles and without the content of its popovers. */
function firstScreen(html: string): HTMLElement {
  const page = withoutStyles(html);
  for (const panel of page.querySelectorAll('[popover]')) panel.replaceWith('<div popover></div>');
  for (let node = page.querySelector(hero); node?.parentNode; node = node.parentNode) {
    const siblings = node.parentNode.childNodes;
    for (const later of siblings.slice(siblings.indexOf(node) + 1)) later.remove();
  }
  return page;
}

/** Removes every declaration (and at-rule without a block) that is not wanted, then the blocks that are empty. */
function keep(styles: Container, isWanted: (node: ChildNode) => boolean): void {
  styles.each((node) => {
    if ('nodes' in node && node.nodes) {
      keep(node as Container, isWanted);
      if (node.nodes.length === 0) node.remove();
    } else if (!isWanted(node)) node.remove();
  });
}

/** Leaves of each list of selectors those that apply; a rule of which none does, or of a movement, stays as it is. */
function keepSelectors(styles: Root, applies: (selector: string) => boolean): void {
  styles.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    const left = rule.selectors.filter(applies);
    if (left.length > 0) rule.selectors = left;
  });
}

/**
 * Writes the styles: the blocks of a layer as one, wherever they stand, since their order among the layers is declared, and
 * neighbouring `@media` blocks of the same condition as one.
 */
function join(styles: Container): string {
  const layers = new Map<string, AtRule>();
  styles.each((node) => {
    if (!(node instanceof AtRule) || !/^(?:layer|media)$/.test(node.name) || !node.nodes) return;
    const before = node.name === 'layer' ? layers.get(node.params) : node.prev();
    if (
      before instanceof AtRule &&
      before.nodes &&
      before.name === node.name &&
      before.params === node.params
    ) {
      before.append(node.nodes);
      node.remove();
    } else layers.set(node.params, node);
  });
  styles.each((node) => {
    if (node instanceof AtRule && node.nodes) join(node as Container);
  });
  return styles.toString().replaceAll('\n', '');
}

/** At-rules that hold for a whole page and are kept whole. */
const undivided = /^(?:font-face|page|property|view-transition)$/;

/** The rules of typefaces that have to be fetched, and their names. */
function fetchedTypefaces(...sheets: Root[]): { rules: Set<Node>; names: string[] } {
  const rules = new Set<Node>();
  const names: string[] = [];
  for (const sheet of sheets) {
    sheet.walkAtRules('font-face', (rule) => {
      if (!/\burl\(/.test(rule.toString())) return;
      rules.add(rule);
      rule.walkDecls('font-family', ({ value }) => void names.push(value));
    });
  }
  return { rules, names };
}

/**
 * Whether a declaration belongs to a typeface that has to be fetched, or asks for it. The first screen is painted without it,
 * in its stand-in: while the browser knows of a typeface on its way, laying out text takes twice as long, and where it knows
 * only the name it looks for that on the system.
 */
const isOfTypeface = (node: ChildNode, { rules, names }: ReturnType<typeof fetchedTypefaces>) =>
  (node.parent !== undefined && rules.has(node.parent as Node)) ||
  (node.type === 'decl' && node.prop === 'font-family' && names.includes(node.value.split(',')[0] ?? ''));

/** Returns whether a declaration is needed where these selectors apply and these words stand. */
function needOf(
  styles: Root,
  applies: (selector: string) => boolean,
  words: Iterable<string>,
  { inPrint = true } = {},
): (node: ChildNode) => boolean {
  const used = new Set(words);
  const isNeeded = (node: ChildNode): boolean => {
    if (node.type === 'decl' && node.prop.startsWith('--') && !used.has(node.prop)) return false;
    const around = [...blocksAround(node)];
    const movement = around.find((block) => block instanceof AtRule && block.name === 'keyframes');
    if (movement instanceof AtRule) return used.has(movement.params);
    if (around.some((block) => block instanceof AtRule && undivided.test(block.name))) return true;
    return around.every((block) => {
      if (block instanceof AtRule) return inPrint || block.name !== 'media' || block.params !== 'print';
      return !(block instanceof Rule) || block.selectors.some(applies);
    });
  };
  // Custom properties and keyframes are needed where a needed declaration names them; repeated until no name is added.
  for (let count = -1; count < used.size;) {
    count = used.size;
    styles.walkDecls((node) => {
      if (isNeeded(node)) for (const name of namesIn(node.value)) used.add(name);
    });
  }
  return isNeeded;
}

/** Returns whether a selector applies in a part of a page before the visitor hovers, opens or presses anything. */
function atOnceIn(part: HTMLElement): (selector: string) => boolean {
  const matches = matcher(part);
  return (selector) => !deed.test(selector) && matches(selector);
}

/**
 * Returns whether a selector applies in a page at any time. It does if it matches now, or if it may match later what the
 * scripts make of the page: each of its classes stands in the page or as a word in a string of the scripts, and the scripts
 * name one of them or one of its attributes (without classes, it always may).
 */
function everIn(page: HTMLElement, scripts: string): (selector: string) => boolean {
  const matches = matcher(page);
  const texts = new Set(textsIn(scripts));
  const words = new Set(namesIn(scripts));
  const onPage = new Set(namesIn(page.toString()));
  const isKnown = (name: string) => texts.has(name) || onPage.has(name);
  const mayCome = (selector: string) => {
    const classes = selector.match(className) ?? [];
    const attributes = [...selector.matchAll(attribute)];
    const mayChange =
      classes.length === 0 ||
      classes.some((name) => texts.has(name)) ||
      attributes.some(([, name = '']) => texts.has(name) || words.has(inDataset(name)));
    return mayChange && classes.every(isKnown) && attributes.every(([, , value]) => !value || isKnown(value));
  };
  return (selector) =>
    opening.test(selector) ||
    matches(selector) ||
    (scripts !== '' && mayCome(selector.replace(negation, '')));
}

/** All words in strings of scripts that may be names of classes. */
const textsIn = (scripts: string) => namesIn((scripts.match(text) ?? []).join(' '));

/** A string of a script that may be names of classes: words, or what is put in between them. */
const text = /(["'`])[\w\s${}.-]*\1/g;
const negation = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const className = /(?<=\.)[a-z_][\w-]*/gi;
/** An attribute selector: its name, and its value where it is compared with `=`. */
const attribute = /\[([\w-]+)(?:=["']?([\w-]+))?/g;

/** The name by which a script sets a `data-` attribute: `scrollLocked` for `data-scroll-locked`. */
const inDataset = (name: string) =>
  name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function* blocksAround(node: ChildNode): Generator<Node> {
  for (let { parent }: Node = node; parent; { parent } = parent) yield parent;
}

/** All words of some code: names of custom properties and keyframes are among them. */
const namesIn = (code: string) => code.match(/[\w-]+/g) ?? [];

/** Selectors that match only after an action of the visitor; the deferred sheet is there by then. */
const deed = /^(?:(?!:not\().)*:(?:hover|active|popover-open)/;

/** Selectors of something open, which may be closed in the built page. */
const opening = /\[(?:data-)?open\]|\[aria-expanded/;

/** Pseudo-classes of a state and pseudo-elements: they say nothing about the tree of elements. */
const notOfTheTree =
  /::?(?!(?:is|not|where|has|nth-[\w-]+|(?:first|last|only)-(?:child|of-type)|empty)\b)[\w-]+(?:\([^)]*\))?/g;

/** Any state may be ruled out by a negation, and stands for every element where nothing else does. */
const withoutStates = (selector: string) =>
  selector
    .replace(negation, (part) => (part.slice(4).search(notOfTheTree) < 0 ? part : ''))
    .replace(/(?<=^|[\s(,>+~])(?=::?[\w-]|$)/g, '*')
    .replace(notOfTheTree, '');

/** Returns whether a selector can match an element of a part of a page, in any state. One that the parser cannot read can. */
function matcher(part: HTMLElement): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  return (selector) => {
    const answer = known.get(selector) ?? matchesSome(part, withoutStates(selector));
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
