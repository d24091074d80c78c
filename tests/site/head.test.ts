import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { routes, type Route } from '#content/routes.ts';
import { fileOf, pageFiles, readPage } from './dist.ts';

const titleOf = (file: string) => readPage(file).root.querySelector('head title')?.text ?? '';

const descriptionOf = (route: Route) =>
  readPage(fileOf(route)).root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

function duplicates<Key extends string>(keys: readonly Key[], textOf: (key: Key) => string): Key[][] {
  const groups = Map.groupBy(keys, textOf);
  return [...groups.values()].filter((group) => group.length > 1);
}

test.each(pageFiles)('%s has a title that search results show whole', (file) => {
  expect(titleOf(file)).not.toBe('');
  expect(titleOf(file).length).toBeLessThanOrEqual(60);
});

test.each(routes)('%s has a description that search results show whole', (route) => {
  expect(descriptionOf(route).length).toBeGreaterThanOrEqual(70);
  expect(descriptionOf(route).length).toBeLessThanOrEqual(160);
});

test('no two pages share a title or a description', () => {
  expect(duplicates(pageFiles, titleOf)).toEqual([]);
  expect(duplicates(routes, descriptionOf)).toEqual([]);
});

test.each(routes)('%s names its one address, without a trailing slash, to search engines', (route) => {
  const canonical = readPage(fileOf(route))
    .root.querySelectorAll('link[rel="canonical"]')
    .map((link) => link.getAttribute('href'));
  // The root of a site is the same address with and without its slash.
  const addresses = route === '/' ? [config.siteUrl, `${config.siteUrl}/`] : [config.siteUrl + route];
  expect(canonical).toHaveLength(1);
  expect(addresses).toContain(canonical[0]);
});
