import { describe, expect, test } from 'vitest';
import { config } from '#config.ts';
import { labels } from '#content/labels.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { routes, type Route } from '#content/routes.ts';
import { asRead, fileOf, notFoundFile, readPage, rootOf } from '../dist.ts';

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };

function graphOf(file: string): Node[] {
  const scripts = readPage(file).root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return (JSON.parse(scripts[0]?.text ?? '') as { '@graph': Node[] })['@graph'];
}

const nodeOf = (route: Route, type: string) => graphOf(fileOf(route)).find((node) => node['@type'] === type);

/** What search engines require or expect of each kind of thing. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  ProfessionalService: ['openingHoursSpecification'],
  WebSite: ['name', 'url', 'inLanguage'],
  WebPage: ['name', 'url', 'description', 'isPartOf'],
  AboutPage: ['name', 'url', 'description', 'isPartOf'],
  ContactPage: ['name', 'url', 'description', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'serviceType', 'provider', 'areaServed', 'description'],
};

test.each(routes)('%s describes only kinds of things we know, completely, each with an id', (route) => {
  for (const node of graphOf(fileOf(route))) {
    expect(Object.keys(required)).toContain(node['@type']);
    for (const field of required[node['@type']] ?? []) expect(node, node['@type']).toHaveProperty(field);
    expect(node['@id']).toMatch(new RegExp(`^${config.siteUrl}/`));
  }
});

test('the home page says where the company is and how to reach it', () => {
  const [company = {}] = graphOf(fileOf('/'));
  expect(company).toHaveProperty('@id', `${config.siteUrl}/#organization`);
  for (const field of ['name', 'url', 'logo', 'telephone', 'email', 'address'])
    expect(company).toHaveProperty(field);
});

test.each(routes)('%s points only at ids that its own graph defines', (route) => {
  const graph = graphOf(fileOf(route));
  const ids = graph.map((node) => node['@id']);
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1]);
  expect(ids).toEqual(expect.arrayContaining([...new Set(references)]));
});

describe.each(routes)('%s', (route) => {
  const root = rootOf(route);

  test('has the title and description of its head', () => {
    const page = graphOf(fileOf(route)).find((node) => node['@type'].endsWith('Page'));
    expect(page?.['name']).toBe(pages[route].meta.title);
    expect(page?.['description']).toBe(
      root.querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(page?.['url']).toBe(root.querySelector('link[rel="canonical"]')?.getAttribute('href'));
  });

  test('has the breadcrumb that visitors see, each step with its place and its address', () => {
    const visible = root.querySelectorAll(`nav[aria-label="${labels.breadcrumb}"] li`);
    const expected = visible.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: asRead(item.text),
      // The last step is this page, and no link.
      item: new URL(item.querySelector('a')?.getAttribute('href') ?? route, config.siteUrl).href,
    }));
    expect(nodeOf(route, 'BreadcrumbList')?.['itemListElement'] ?? [], 'itemListElement').toEqual(expected);
  });
});

test.each([...serviceMenu.entries, ...industryMenu.entries])('$route offers a service', ({ route }) => {
  expect(nodeOf(route, 'Service')).toBeDefined();
});

test('about and contact are what they are', () => {
  expect(nodeOf('/about', 'AboutPage')).toBeDefined();
  expect(nodeOf('/contact', 'ContactPage')).toBeDefined();
});

test('nobody reviews or rates us in structured data', () => {
  for (const route of routes) expect(readPage(fileOf(route)).html).not.toMatch(/AggregateRating|"Review"/);
});

test('the not-found page describes nothing', () => {
  expect(readPage(notFoundFile).html).not.toContain('application/ld+json');
});
