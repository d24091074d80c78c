import { expect, test } from 'vitest';
import type { SuccessStory } from '#content/page.ts';
import { marketingPages } from '#content/pages.ts';
import { industryRoutes, legalRoutes, marketingRoutes, type MarketingRoute } from '#content/routes.ts';
import { isShown } from '#lib/samples.ts';
import { fileOf, notFoundFile, readPage } from '../dist.ts';

/** The success story is a sample until somebody has consented to it; a release goes without. */
const partsExpected = (route: MarketingRoute) => {
  const { story } = marketingPages[route] as { story?: SuccessStory };
  return ['hero', 'problems', 'offer', ...(story && isShown(story) ? ['success-story'] : []), 'closing'];
};

const partsOf = (file: string) =>
  readPage(file)
    .root.querySelectorAll('[data-part]')
    .map((element) => element.getAttribute('data-part'));

test.each(marketingRoutes)('%s says who, for which problem, with what, how well, and what next', (route) => {
  expect(partsOf(fileOf(route))).toEqual(expect.arrayContaining(partsExpected(route)));
});

test.each(marketingRoutes)('%s has each part once, the hero first and the closing call last', (route) => {
  const present = partsOf(fileOf(route));
  expect(present).toEqual([...new Set(present)]);
  expect(present.at(0)).toBe('hero');
  expect(present.at(-1)).toBe('closing');
});

test.each([...legalRoutes.map(fileOf), notFoundFile])('%s advertises nothing', (file) => {
  expect(partsOf(file)).toEqual([]);
});

test.each(marketingRoutes)('%s has no field of a colour with nothing on it', (route) => {
  const fields = readPage(fileOf(route)).root.querySelectorAll('main [data-field]');
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => field.text.trim() === '').map((field) => field.outerHTML)).toEqual([]);
});

test.each(industryRoutes)('%s leads from its table to the form, with its industry chosen', (route) => {
  const sections = readPage(fileOf(route)).root.querySelectorAll('section:has(table)');
  const links = sections.flatMap((section) => section.querySelectorAll('table ~ p a'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/contact?industry=${route.slice(1)}`]);
});
