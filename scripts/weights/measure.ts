/** What a page weighs over the wire, by kind of content, read from the built files. */
import { existsSync, readFileSync, statSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { siteFolder } from '../site-folder.ts';

/** Bytes, with brotli where it helps. What a tool or the form fetches once it is used or comes near is part of it. */
export type Weights = { html: number; css: number; script: number; font: number; image: number };

export const kindsOfContent = ['html', 'css', 'script', 'font', 'image'] as const satisfies (keyof Weights)[];

export function measureWeights(file: string, folder = siteFolder): Weights {
  const html = readFileSync(join(folder, file), 'utf8');
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const styles = root.querySelectorAll('style').map(({ text }) => text);
  const scripts = root
    .querySelectorAll('script:not([src])')
    .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
    .map(({ text }) => text);
  const linked = addresses(root);
  const sheets = linked.styles.map((path) => readFileSync(join(folder, path), 'utf8'));
  const fonts = [...styles, ...sheets].flatMap((style) => style.match(/\/[\w./-]+\.woff2/g) ?? []);
  const markup = [...styles, ...scripts].reduce((rest, part) => rest.replace(part, ''), html);
  const size = (path: string) => transferSize(join(folder, path));
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + size(path), 0);
  return {
    html: brotliSize(markup),
    css: brotliSize(styles.join('')) + sum(linked.styles),
    script: brotliSize(scripts.join('')) + sum(withImports(linked.scripts, folder)),
    font: sum([...new Set(fonts)].map((path) => path.slice(1))),
    image: sum(linked.images),
  };
}

/** Size of a text as compressed on its way. */
export const brotliSize = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** Size of a file as sent to a browser that accepts brotli. */
export function transferSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

function addresses(root: HTMLElement) {
  const attributes = (selector: string, name: string) =>
    root
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(name) ?? '')
      .filter((address) => address.startsWith('/'));
  const unique = (paths: readonly string[]) => [...new Set(paths)].map((path) => path.slice(1));
  return {
    styles: unique(attributes('link[rel="stylesheet"]', 'href')),
    scripts: unique([
      ...attributes('script[src]', 'src'),
      ...attributes('link[rel="modulepreload"]', 'href'),
      ...attributes('astro-island', 'component-url'),
      ...attributes('astro-island', 'renderer-url'),
      // What starts islands.
      ...root
        .querySelectorAll('script')
        .flatMap(({ text }) => text.match(/\/_astro\/islands\.\w+\.js/g) ?? []),
    ]),
    images: unique([
      ...attributes('img[src]', 'src'),
      ...attributes('img[srcset], source[srcset]', 'srcset').map(largestCandidate),
      ...attributes('link[rel="icon"][type="image/svg+xml"]', 'href'),
    ]),
  };
}

/** `/a.avif 400w, /b.avif 800w` → `/b.avif`: the last is the largest. */
const largestCandidate = (set: string) => set.split(',').at(-1)?.trim().split(/\s+/)[0] ?? '';

/** The scripts and everything that they import at once; what they import later, something the visitor does calls for. */
export function withImports(scripts: readonly string[], folder: string): string[] {
  const found = new Set(scripts);
  for (const script of found) {
    const code = readFileSync(join(folder, script), 'utf8').replaceAll(/\bimport\([^)]*\)/g, '');
    for (const [, address = ''] of code.matchAll(/["'`]((?:\.{1,2}\/|\/_astro\/)[\w./-]+\.js)["'`]/g)) {
      const path = address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(script), address);
      if (existsSync(join(folder, path))) found.add(path);
    }
  }
  return [...found];
}

/** What a server sends at once, before it waits for an answer: ten packets, less its headers. Bytes. */
const firstFlight = 14_220;

/** A note in German on each page, as it was built last, that a slow line would paint later; none where nothing is built. */
export function firstFlightNotes(folder = siteFolder): string[] {
  if (!existsSync(folder)) return [];
  return globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => ({ file, size: transferSize(join(folder, file)) }))
    .filter(({ size }) => size > firstFlight)
    .map(
      ({ file, size }) =>
        `Hinweis: ${file} hat ${size} statt höchstens ${firstFlight} Byte: diese Seite malt auf langsamen Leitungen etwa 150 ms später.`,
    );
}
