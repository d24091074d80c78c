import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../../scripts/site-folder.ts';
import { kindsOfContent, measureWeights, transferSize, type Weights } from '../../scripts/weights/measure.ts';
import { isIndustry, isMarketing, routes, type Route } from '#content/routes.ts';
import { ownFramePage } from '#booking/addresses.ts';
import { fileOf, notFoundFile, readPage } from './dist.ts';

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
  if (readPage(fileOf(route)).root.querySelector('astro-island')) return 'tool';
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
  const { root } = readPage(fileOf('/'));
  const islands = root.querySelectorAll('astro-island').map((island) => island.getAttribute('client'));
  expect(islands).toEqual(['touch']);
});

test('the document in the booking frame needs at most 8 kB, and asks for no script before it comes near', () => {
  const file = fileOf(ownFramePage);
  expect(transferSize(join(siteFolder, file))).toBeLessThanOrEqual(8 * kB);
  const { root } = readPage(file);
  expect(root.querySelector('script[src], link[rel="modulepreload"]')).toBeNull();
  expect(root.querySelector('astro-island')?.getAttribute('client')).toBe('near');
});
