import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { routes, type Route } from '#content/routes.ts';
import { fileOf, metaOf, pageFiles, readPage } from '../dist.ts';

const titleOf = (file: string) => readPage(file).root.querySelector('head title')?.text ?? '';

const descriptionOf = (route: Route) => metaOf(route, 'description') ?? '';

test.each(pageFiles)('%s has a title that search results show whole', (file) => {
  expect(titleOf(file)).not.toBe('');
  expect(titleOf(file).length).toBeLessThanOrEqual(60);
});

test.each(routes)('%s has a description that search results show whole', (route) => {
  expect(descriptionOf(route).length).toBeGreaterThanOrEqual(70);
  expect(descriptionOf(route).length).toBeLessThanOrEqual(160);
});

/** The address of a route as everybody else knows it. The root is the same with and without its slash. */
const addressOf = (route: Route) => (route === '/' ? `${config.siteUrl}/` : config.siteUrl + route);

test.each(routes)('%s names its one address to search engines and wherever it is shared', (route) => {
  const head = readPage(fileOf(route)).root.querySelector('head');
  const canonical = head?.querySelectorAll('link[rel="canonical"]') ?? [];
  expect(canonical).toHaveLength(1);
  expect(canonical[0]?.getAttribute('href'), 'canonical').toBe(addressOf(route));
  expect(metaOf(route, 'og:url'), 'og:url').toBe(addressOf(route));
});

test.each(routes)('%s is shared with its own title and its own description', (route) => {
  for (const site of ['og', 'twitter']) {
    // The title of the tab names the company as well.
    expect.soft(titleOf(fileOf(route)), `${site}:title`).toContain(metaOf(route, `${site}:title`));
    expect.soft(metaOf(route, `${site}:title`)?.length, `length of ${site}:title`).toBeGreaterThan(5);
    expect.soft(metaOf(route, `${site}:description`), `${site}:description`).toBe(descriptionOf(route));
  }
});
