/** The built site as the tests read it. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TextNode, type HTMLElement, type Node } from 'node-html-parser';
import { siteFolder } from '../../scripts/site-folder.ts';
import { ownFramePage } from '#booking/settings.ts';
import { inlineCode } from '#built-pages/policy.ts';
import { routes, type Route } from '#content/routes.ts';

export const dist = siteFolder;

export const notFoundFile = '404.html';

/** A built HTML file. */
export type Page = { file: string; html: string; root: HTMLElement };

/** Names of all built files except the precompressed forms, relative to dist. */
export const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(dist, name)).isFile());

/** Every HTML file: the routes, the not-found page, and pages shown in a frame. */
export const htmlFiles = files.filter((name) => name.endsWith('.html'));

/** The HTML files a visitor reaches by address or mistyped address. */
export const builtPages = [...routes.map(fileOf), notFoundFile];

/** `/` → `index.html`, `/about` → `about.html` */
export function fileOf(route: Route | typeof ownFramePage): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** A text as read: single spaces, also between blocks, and no soft hyphens. */
export const asRead = (text = ''): string => text.replace(/\s+/g, ' ').replaceAll('\u00ad', '').trim();

const pages = new Map<string, Page>();

/** Reads a built HTML file; its texts stand without elements of their own. Throws where there is none. */
export function readPage(file: string): Page {
  const known = pages.get(file);
  if (known) return known;
  const html = readBuilt(file);
  const page = {
    file,
    html,
    root: parse(html.replaceAll(/<\/?(?:no-break|text-run|text-gap)>/g, ''), {
      blockTextElements: { script: true, style: true },
    }),
  };
  pages.set(file, page);
  return page;
}

/** The element of a page that holds all of it, and the one that holds what is its own. */
export const rootOf = (route: Route) => readPage(fileOf(route)).root;
export const mainOf = (route: Route): HTMLElement => {
  const main = rootOf(route).querySelector('main');
  if (!main) throw new Error(`${route} has no main element`);
  return main;
};

/** A built file as text. */
export const readBuilt = (name: string) => readFileSync(join(dist, name), 'utf8');

/** What the head of a page says of this name, `description` or `og:title`. */
export const metaOf = (route: Route, name: string) =>
  rootOf(route).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

/** The styles of a page: those it brings, and those of the sheet that it asks for. */
export const stylesOf = ({ html, root }: Page): readonly string[] => [
  ...inlineCode(html).styles,
  ...root
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => readBuilt(link.getAttribute('href') ?? '')),
];

/**
 * What is wrong on which pages, one line for each finding: a mistake in a part that all pages share is one line that
 * names them all.
 */
export function findingsOn(on: readonly string[], find: (page: Page) => readonly string[]): string[] {
  const found = on.flatMap((file) =>
    [...new Set(find(readPage(file)))].map((finding) => ({ file, finding })),
  );
  return [...Map.groupBy(found, ({ finding }) => finding)].map(([finding, places]) => {
    const names = places.map(({ file }) => file);
    return names.length === on.length && on.length > 1
      ? `${finding} (all ${on.length} pages)`
      : `${finding} (${names.join(', ')})`;
  });
}

const unread = new Set(['SCRIPT', 'STYLE', 'HEAD']);
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title'];

/** A text that visitors read or hear, and the element it belongs to. */
type ReadText = { text: string; element: HTMLElement };

/** The texts of an element, attributes such as `alt` included; without the subtrees that `isLeftOut` names. */
export function readTexts(
  root: HTMLElement,
  isLeftOut: (element: HTMLElement) => boolean = () => false,
): ReadText[] {
  const texts: ReadText[] = [];
  const visit = (node: Node, element: HTMLElement): void => {
    if (node instanceof TextNode) {
      if (node.text.trim() !== '') texts.push({ text: node.text, element });
      return;
    }
    for (const child of node.childNodes) {
      if (child instanceof TextNode) visit(child, element);
      else if (isElement(child)) visitElement(child);
    }
  };
  const visitElement = (element: HTMLElement): void => {
    if (unread.has(element.tagName) || isLeftOut(element)) return;
    for (const name of readAttributes) {
      const text = element.getAttribute(name);
      if (text) texts.push({ text, element });
    }
    visit(element, element);
  };
  visit(root, root);
  return texts;
}

const isElement = (node: Node): node is HTMLElement => 'tagName' in node;
