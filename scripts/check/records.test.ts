import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { checkRecords } from './records.ts';
import { pages } from '#content/pages.ts';
import { routes } from '#content/routes.ts';

test('nothing is wrong with words, signs, links, figures, titles and diagrams', () => {
  expect(checkRecords(readConfig({}))).toEqual([]);
});

test.each(routes)('%s is the address in its own record', (route) => {
  expect(pages[route].route).toBe(route);
});
