import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isIndustry, isMarketing, routes, type Route } from '#content/routes.ts';
import { ownFramePage } from '#booking/settings.ts';
import { departureBoard } from '#content/tools/departure-board.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import {
  brotliSize,
  kindsOfContent,
  measureWeights,
  transferSize,
  withImports,
  type Weights,
} from '../../scripts/weights/measure.ts';
import { tools } from '../browser/tools.ts';
import { dist, fileOf, files, htmlFiles, notFoundFile, readBuilt, readPage, rootOf } from './dist.ts';

const kB = 1000;

/**
 * Limits over the wire, a twentieth and more above what the heaviest page of each kind has: they notice the loss of a
 * kilobyte, and leave room for a sentence. HTML holds the page's drawings; styles, those of the first screen and the late
 * ones; script is that of the islands, React included.
 */
const budgets = {
  // Its script, React with it, comes with the first touch of the departure board.
  home: { html: 9 * kB, css: 11 * kB, script: 76 * kB, font: 24 * kB, image: kB },
  people: { html: 8 * kB, css: 9 * kB, script: kB, font: 24 * kB, image: 200 * kB },
  page: { html: 9 * kB, css: 10 * kB, script: kB, font: 24 * kB, image: kB },
  // Each range of goods with its picture.
  goods: { html: 8.5 * kB, css: 9.5 * kB, script: kB, font: 24 * kB, image: kB },
  tool: { html: 11.5 * kB, css: 11.5 * kB, script: 78 * kB, font: 24 * kB, image: kB },
  form: { html: 7.5 * kB, css: 9.5 * kB, script: 115 * kB, font: 24 * kB, image: kB },
  // The document has 8 kB; its script, React with it, comes when the frame comes near.
  frame: { html: 2.5 * kB, css: 4 * kB, script: 87 * kB, font: 24 * kB, image: 0 },
  text: { html: 7 * kB, css: 5 * kB, script: kB, font: 24 * kB, image: kB },
} as const satisfies Record<string, Weights>;

function kindOf(route: Route): keyof typeof budgets {
  if (route === '/') return 'home';
  if (route === '/about') return 'people';
  if (route === '/contact') return 'form';
  if (isIndustry(route)) return 'goods';
  if (rootOf(route).querySelector('astro-island')) return 'tool';
  return isMarketing(route) ? 'page' : 'text';
}

const pages = new Map<string, { file: string; kind: keyof typeof budgets }>([
  ...routes.map((route) => [route, { file: fileOf(route), kind: kindOf(route) }] as const),
  ['not found', { file: notFoundFile, kind: 'text' }],
  [ownFramePage, { file: fileOf(ownFramePage), kind: 'frame' }],
]);

test.each([...pages])('%s is light enough for a phone on the road', (_name, { file, kind }) => {
  const weights = measureWeights(file);
  const tooHeavy = kindsOfContent
    .filter((content) => weights[content] > budgets[kind][content])
    .map(
      (content) =>
        `${content}: ${weights[content]} bytes, ${weights[content] - budgets[kind][content]} too many`,
    );
  expect(tooHeavy, file).toEqual([]);
});

test('nothing on the home page starts an island before it is touched', () => {
  const islands = rootOf('/')
    .querySelectorAll('astro-island')
    .map((island) => island.getAttribute('client'));
  expect(islands).toEqual(['touch']);
});

test('the document in the booking frame needs at most 8 kB, and asks for no script before it comes near', () => {
  const file = fileOf(ownFramePage);
  expect(transferSize(join(siteFolder, file))).toBeLessThanOrEqual(8 * kB);
  const { root } = readPage(file);
  expect(root.querySelector('script[src], link[rel="modulepreload"]')).toBeNull();
  expect(root.querySelector('astro-island')?.getAttribute('client')).toBe('near');
});

/** Limits in bytes over the wire, a twentieth and more above what there is. */
const limits = { shared: 67_000, tool: 7_800, board: 8_500, section: 3_300 };

/** React itself, and what starts an island with it. */
const isReact = (script: string) => /^(?:react|client|rolldown-runtime)\./.test(basename(script));
/** The same and what all tools have in common, which is fetched once for all of them. */
const isShared = (script: string) => isReact(script) || basename(script).startsWith('tools.');
const sizeOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + transferSize(join(dist, script)), 0);

/** The island around an element, and the scripts that it fetches. */
function scriptsFor(id: string, file: string): string[] {
  const island = readPage(file).root.getElementById(id)?.closest('astro-island');
  const addresses = ['component-url', 'renderer-url'].map((name) => island?.getAttribute(name) ?? '');
  return withImports(
    addresses.map((address) => address.slice(1)),
    dist,
  );
}

describe.each(Object.entries(tools))('the section «%s»', (id, route) => {
  const file = fileOf(route);

  test('needs little HTML', () => {
    const section = readPage(file).root.getElementById(id);
    expect(section).not.toBeNull();
    expect(brotliSize(section?.outerHTML ?? '')).toBeLessThanOrEqual(limits.section);
  });

  test('needs little script beside what all tools share', () => {
    const scripts = scriptsFor(id, file);
    expect(scripts.some(isReact)).toBe(true);
    expect(sizeOf(scripts.filter((script) => !isShared(script)))).toBeLessThanOrEqual(limits.tool);
  });
});

test('the departure board needs little script beside React', () => {
  const scripts = scriptsFor(departureBoard.id, fileOf('/'));
  expect(scripts.some(isReact)).toBe(true);
  expect(sizeOf(scripts.filter((script) => !isReact(script)))).toBeLessThanOrEqual(limits.board);
});

test('React and what all tools share keep within their limit, and all islands share the same file of React', () => {
  const shared = files.filter((name) => name.endsWith('.js') && isShared(name));
  expect(shared.some((name) => !isReact(name))).toBe(true);
  expect(sizeOf(shared)).toBeLessThanOrEqual(limits.shared);
  const withReact = files.filter(
    (name) => name.endsWith('.js') && readBuilt(name).includes('react.dev/errors'),
  );
  expect(withReact).toHaveLength(1);
});

test.each(htmlFiles)('%s asks for no file of script by itself', (file) => {
  const elements = readPage(file).root.querySelectorAll('script[src], link[rel="modulepreload"]');
  expect(elements.map((element) => element.outerHTML)).toEqual([]);
  const starting = readPage(file).root.querySelectorAll('script');
  expect(starting.filter(({ text }) => text.includes('customElements'))).toEqual([]);
});

test.each(['react', 'InquiryForm'])(
  'the first line of the script «%s» asks for it to be compiled whole',
  (name) => {
    const [script = ''] = files.filter(
      (file) => basename(file).startsWith(`${name}.`) && file.endsWith('.js'),
    );
    expect(readBuilt(script).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  },
);

test('no script carries a schema of the records, nor what they are written with', () => {
  const ofSchemas = /\b_zod\b|Zeichen, höchstens/;
  expect(readFileSync('node_modules/zod/v4/core/schemas.js', 'utf8')).toMatch(ofSchemas);
  expect(readFileSync('src/content/schema.ts', 'utf8')).toMatch(ofSchemas);
  expect(files.filter((name) => /\.m?js$/.test(name) && ofSchemas.test(readBuilt(name)))).toEqual([]);
});
