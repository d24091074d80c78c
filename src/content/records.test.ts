import { describe, expect, test } from 'vitest';
import { textsOf } from '#lib/record-texts.ts';
import { readConfig } from '#config.ts';
import { company } from './company.ts';
import { marketingPages, pages } from './pages.ts';
import { pageRecords, sharedRecords } from './records.ts';
import { routes } from './routes.ts';

const records: [string, unknown][] = [
  ...Object.entries(pageRecords(readConfig({}))),
  ['company', company],
  ...Object.entries(sharedRecords),
];

/** A space after a colon joins a text with what follows it. */
const isCareless = (text: string) =>
  text.replace(/(?<=:) $/, '') !== text.trim() || text === '' || / {2}/.test(text);

describe.each(records)('the record of %s', (_, record) => {
  test('has no empty field and no stray space', () => {
    expect(textsOf(record).filter(({ text }) => isCareless(text))).toEqual([]);
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
