import { describe, expect, test } from 'vitest';
import { textsOf } from '../lib/figures.ts';
import { company } from './company.ts';
import { labels } from './labels.ts';
import { industryMenu, serviceMenu } from './navigation.ts';
import { marketingPages, pages } from './pages.ts';
import { routes } from './routes.ts';

const records = { ...pages, company, labels, serviceMenu, industryMenu };

describe.each(Object.entries(records))('the record of %s', (_, record) => {
  test('has no empty field and no stray space', () => {
    const careless = textsOf(record).filter(
      ({ text }) => text !== text.trim() || text === '' || / {2}/.test(text),
    );
    expect(careless).toEqual([]);
  });
});

test.each(routes)('%s is the address in its own record', (route) => {
  expect(pages[route].route).toBe(route);
});

test.each(Object.values(marketingPages))(
  'the problem cards of $route have a pictogram each',
  ({ problems }) => {
    const icons = problems.problems.map(({ icon }) => icon);
    expect(icons).toEqual([...new Set(icons)]);
  },
);

test('no two pages close with the same line', () => {
  const lines = Object.values(marketingPages).flatMap(({ closing }) => [closing.headline, closing.text]);
  expect(lines).toEqual([...new Set(lines)]);
});
