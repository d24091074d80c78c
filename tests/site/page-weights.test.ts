import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../../scripts/site-folder.ts';
import { kindsOfContent, measureWeights, transferSize, type Weights } from '../../scripts/weights/measure.ts';
import { isIndustry, isMarketing, routes, type Route } from '#content/routes.ts';
import { ownFramePage } from '#booking/addresses.ts';
import { fileOf, notFoundFile, readPage } from './dist.ts';

const kB = 1000;

/**
 * Limits over the wire. HTML holds the page's drawings; styles, those of the first screen and the late ones; script is
 * that of the islands, React included.
 */
const budgets = {
  // Its script, React with it, comes with the first touch of the departure board.
  home: { html: 8.53 * kB, css: 10.22 * kB, script: 68.2 * kB, font: 24 * kB, image: kB },
  people: { html: 7.46 * kB, css: 8.17 * kB, script: kB, font: 24 * kB, image: 200 * kB },
  page: { html: 8.21 * kB, css: 9.39 * kB, script: kB, font: 24 * kB, image: kB },
  // Each range of goods with its picture.
  goods: { html: 7.95 * kB, css: 8.45 * kB, script: kB, font: 24 * kB, image: kB },
  tool: { html: 10.43 * kB, css: 10.67 * kB, script: 71.5 * kB, font: 24 * kB, image: kB },
  certification: { html: 10.35 * kB, css: 9.8 * kB, script: 67 * kB, font: 24 * kB, image: kB },
  form: { html: 6.72 * kB, css: 8.6 * kB, script: 102 * kB, font: 24 * kB, image: kB },
  // The document has 8 kB; its script, React with it, comes when the frame comes near.
  frame: { html: 2 * kB, css: 3.4 * kB, script: 77.4 * kB, font: 24 * kB, image: 0 },
  text: { html: 6.4 * kB, css: 4.1 * kB, script: kB, font: 24 * kB, image: kB },
} as const satisfies Record<string, Weights>;

function kindOf(route: Route): keyof typeof budgets {
  if (route === '/') return 'home';
  if (route === '/about') return 'people';
  if (route === '/contact') return 'form';
  if (route === '/services/zertifizierungsberatung') return 'certification';
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
  const excess = kindsOfContent.filter((content) => weights[content] > budgets[kind][content]);
  expect(
    excess.map((content) => `${content}: ${weights[content]} of ${budgets[kind][content]} bytes`),
  ).toEqual([]);
});

/** What a server sends before it waits for an answer: ten packets, less its headers. */
const firstFlight = 14.22 * kB;

test.each([...pages])('the document of %s arrives in the first flight of packets', (name, { file }) => {
  const size = transferSize(join(siteFolder, file));
  expect(size, `${name} would be painted later: shorten a text`).toBeLessThanOrEqual(firstFlight);
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
