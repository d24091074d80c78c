import { describe, expect, test } from 'vitest';
import { legalRoutes, marketingRoutes, type MarketingRoute } from '../../src/content/routes.ts';
import { fileOf, notFoundFile, readPage } from './dist.ts';

const parts = ['hero', 'problems', 'offer', 'success-story', 'closing'] as const;
type Part = (typeof parts)[number];

/** These parts may be missing on the pages below. */
const partsToBeFilled: readonly Part[] = ['problems', 'offer', 'success-story'];

/** Pages whose middle is not written yet. Empty when the site is complete. */
const pagesStillToBeFilled: readonly MarketingRoute[] = [];

const partsOf = (file: string) =>
  readPage(file)
    .root.querySelectorAll('[data-part]')
    .map((element) => element.getAttribute('data-part'));

const finishedPages = marketingRoutes.filter((route) => !pagesStillToBeFilled.includes(route));

test.each(finishedPages)('%s says who, for which problem, with what, how well, and what next', (route) => {
  expect(partsOf(fileOf(route))).toEqual(expect.arrayContaining([...parts]));
});

describe.each(pagesStillToBeFilled)('%s, still to be filled,', (route) => {
  test('opens and closes like any other page', () => {
    expect(partsOf(fileOf(route))).toEqual(expect.arrayContaining(['hero', 'closing']));
  });

  test('really lacks something; otherwise it leaves the list', () => {
    const present = partsOf(fileOf(route));
    expect(partsToBeFilled.filter((part) => !present.includes(part))).not.toEqual([]);
  });
});

test.each([...legalRoutes.map(fileOf), notFoundFile])('%s advertises nothing', (file) => {
  expect(partsOf(file)).toEqual([]);
});

test.each(marketingRoutes)('%s has each part once, the hero first and the closing call last', (route) => {
  const present = partsOf(fileOf(route));
  expect(present).toEqual([...new Set(present)]);
  expect(present.at(0)).toBe('hero');
  expect(present.at(-1)).toBe('closing');
});
