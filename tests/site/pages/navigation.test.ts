import { describe, expect, test } from 'vitest';
import { labels } from '#content/labels.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';
import { routeLabels, routes, type Route } from '#content/routes.ts';
import { fileOf, notFoundFile, readPage } from '../dist.ts';

const rootOf = (route: Route) => readPage(fileOf(route)).root;

const breadcrumbOf = (file: string) =>
  readPage(file).root.querySelector(`nav[aria-label="${labels.breadcrumb}"]`);

/** `/services/x` → `/`, `/services`, `/services/x` */
function ancestry(route: Route): Route[] {
  return routes.filter((other) => other === '/' || route === other || route.startsWith(`${other}/`));
}

describe.each(routes)('%s', (route) => {
  test('is marked as the current page wherever header and footer link to it, and nothing else is', () => {
    const links = rootOf(route).querySelectorAll('header nav a, [popover] a, footer a');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const linked = links.filter((link) => link.getAttribute('href') === route);
    expect(linked).not.toEqual([]);
    expect(marked.map((link) => link.outerHTML)).toEqual(linked.map((link) => link.outerHTML));
  });

  test('marks the menu it belongs to', () => {
    const marked = rootOf(route)
      .querySelectorAll('header button[aria-current]')
      .map((button) => button.text.trim());
    const menus = [serviceMenu, industryMenu].filter(({ overview, entries }) =>
      [overview, ...entries].some((item) => item.route === route),
    );
    expect(marked).toEqual(menus.map(({ label }) => label));
  });
});

test.each(routes.filter((route) => route !== '/'))('%s shows the way there from the home page', (route) => {
  const crumbs = breadcrumbOf(fileOf(route))?.querySelectorAll('li') ?? [];
  const way = ancestry(route);
  expect(crumbs.map((crumb) => crumb.text.trim())).toEqual(way.map((step) => routeLabels[step]));
  expect(crumbs.map((crumb) => crumb.querySelector('a')?.getAttribute('href'))).toEqual([
    ...way.slice(0, -1),
    undefined,
  ]);
  expect(crumbs.at(-1)?.outerHTML).toContain('aria-current="page"');
});

test.each(['index.html', notFoundFile])('%s shows no breadcrumb', (file) => {
  expect(breadcrumbOf(file)).toBeNull();
});
