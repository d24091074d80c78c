import { describe, expect, test } from 'vitest';
import { config } from '#config.ts';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { home } from '#content/pages/home.ts';
import { routes } from '#content/routes.ts';
import { files, htmlFiles, notFoundFile, readBuilt, readPage, rootOf } from '../dist.ts';

const hours = company.openingHours.map(({ hours: times }) => times);

const robotsOf = (file: string) =>
  readPage(file).root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';

test('the sitemap lists every page once, by its canonical address, and nothing else', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const canonical = routes.map((route) =>
    rootOf(route).querySelector('link[rel="canonical"]')?.getAttribute('href'),
  );
  expect(listed).toEqual(canonical);
});

// A preview is closed to search engines as a whole.
if (!config.isPreview) {
  test('robots may read everything and find the sitemap', () => {
    expect(readBuilt('robots.txt')).toContain('Allow: /');
    expect(readBuilt('robots.txt')).toContain(`Sitemap: ${config.siteUrl}/sitemap.xml`);
  });

  test('only the not-found page and the page inside the booking frame stay out of search engines', () => {
    const hidden = htmlFiles.filter((file) => robotsOf(file).includes('noindex'));
    expect(hidden.toSorted()).toEqual([notFoundFile, 'booking-frame.html'].toSorted());
  });
}

describe('assistants find', () => {
  test('whose site this is', () => {
    expect(readBuilt('llms.txt')).toMatch(`# ${company.legalName}\n`);
  });

  test.each(routes)('%s by its address, with its description', (route) => {
    const { description } = pages[route].meta;
    expect(readBuilt('llms.txt')).toContain(`(${config.siteUrl}${route}): ${description}\n`);
  });

  test.each(home.hero.statistics)('the figure of $value', ({ value, label }) => {
    expect(readBuilt('llms.txt')).toContain(`${value} ${label}\n`);
  });

  test.each([company.phone, company.email, ...hours])('in the last lines «%s»', (way) => {
    expect(readBuilt('llms.txt').split('\n').slice(-4).join('\n')).toContain(way);
  });
});

const { street, postalCode, city } = company.address;

test.each([company.legalName, company.phone, company.email, street, postalCode, city, config.siteUrl])(
  'the vCard carries «%s»',
  (value) => {
    // A comma in a name is written with a backslash.
    expect(readBuilt('kontakt.vcf').replaceAll('\\', '')).toContain(value);
  },
);

test('the manifest carries the name of the company, in German, and icons that are there', () => {
  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
    name: string;
    lang: string;
    icons: readonly { src: string }[];
  };
  expect(manifest).toMatchObject({ name: company.legalName, lang: 'de-CH' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.map(({ src }) => src.slice(1)).filter((name) => !files.includes(name))).toEqual([]);
});

test.each(['/contact', '/impressum'] as const)('%s leads to the vCard', (route) => {
  expect(rootOf(route).querySelector('main a[href="/kontakt.vcf"]')).not.toBeNull();
});

test.each(routes)('%s names its keywords, its icons and the manifest', (route) => {
  const head = rootOf(route).querySelector('head');
  expect(head?.querySelector('meta[name="keywords"]')?.getAttribute('content')).toMatch(/\w, \w/);
  expect(head?.querySelector('meta[name="theme-color"]')).not.toBeNull();
  for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest']) {
    expect(head?.querySelector(`link[href="/${name}"]`), name).not.toBeNull();
    expect(() => readBuilt(name)).not.toThrow();
  }
});
