/** The built site as the hosts see it: what each of them is told is derived from here. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#config.ts';
import { ownFramePage } from '#booking/addresses.ts';
import { pagePolicy } from './policy.ts';

export const notFoundFile = '404.html';

export interface PageFile {
  /** File below the folder of the site, with slashes: `services/logistik-transport.html`. */
  file: string;
  /** Its address: `/services/logistik-transport`. */
  path: string;
}

export interface SitePage extends PageFile {
  /** Its content security policy. */
  policy: string;
}

/** The HTML files of a built site. */
export function listPages(directory: string): PageFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((file) => ({ file, path: pathOf(file) }));
}

/** The same with the policy of each. */
export const readPages = (directory: string, config: SiteConfig): SitePage[] =>
  listPages(directory).map(({ file, path }) => {
    const html = readFileSync(join(directory, file), 'utf8');
    return { file, path, policy: pagePolicy(file, html, config) };
  });

/** The frame's own page is a file: its address keeps the ending. */
function pathOf(file: string): string {
  if (`/${file}` === ownFramePage) return ownFramePage;
  return `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

export interface Redirect {
  from: string;
  to: string;
}

/**
 * The other ways to write a page's address. Each is written out: a pattern would have to copy what the visitor
 * sent into the answer.
 */
export function redirects(pages: readonly PageFile[]): Redirect[] {
  return pages.flatMap(({ path, file }) => {
    if (file === notFoundFile || path.endsWith('.html')) return [];
    const others = path === '/' ? ['/index', '/index.html'] : [`${path}/`, `/${file}`, `${path}/index.html`];
    return others.map((from) => ({ from, to: path }));
  });
}
