import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { routes } from '#content/routes.ts';
import { dist, fileOf, htmlFiles, notFoundFile, readPage } from '../dist.ts';

const read = (name: string) => readFileSync(join(dist, name), 'utf8');

const robotsOf = (file: string) =>
  readPage(file).root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';

test('the sitemap lists every page once, by its canonical address, and nothing else', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const canonical = routes.map((route) =>
    readPage(fileOf(route)).root.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  );
  expect(listed).toEqual(canonical);
});

// A preview is closed to search engines as a whole (hosting/configured-build.test.ts).
test.skipIf(config.isPreview)('robots may read everything and find the sitemap', () => {
  expect(read('robots.txt')).toContain('Allow: /');
  expect(read('robots.txt')).toContain(`Sitemap: ${config.siteUrl}/sitemap.xml`);
});

test.skipIf(config.isPreview)(
  'only the not-found page and the page inside the booking frame stay out of search engines',
  () => {
    const hidden = htmlFiles.filter((file) => robotsOf(file).includes('noindex'));
    expect(hidden.toSorted()).toEqual([notFoundFile, 'booking-frame.html'].toSorted());
  },
);

test('assistants find every page with its description', () => {
  for (const route of routes) expect(read('llms.txt')).toContain(pages[route].meta.description);
});

test('the vCard carries the company’s phone and mail', () => {
  expect(read('kontakt.vcf')).toContain(company.phone);
  expect(read('kontakt.vcf')).toContain(company.email);
});

test.each(['/contact', '/impressum'] as const)('%s leads to the vCard', (route) => {
  expect(readPage(fileOf(route)).root.querySelector('main a[href="/kontakt.vcf"]')).not.toBeNull();
});

test.each(routes)('%s names its keywords, its icons and the manifest', (route) => {
  const head = readPage(fileOf(route)).root.querySelector('head');
  expect(head?.querySelector('meta[name="keywords"]')?.getAttribute('content')).toMatch(/\w, \w/);
  expect(head?.querySelector('meta[name="theme-color"]')).not.toBeNull();
  for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest']) {
    expect(head?.querySelector(`link[href="/${name}"]`), name).not.toBeNull();
    expect(() => read(name)).not.toThrow();
  }
});
