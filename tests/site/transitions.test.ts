/** The way from page to page: what bears a name for it, and which pages share one. */
import { expect, test } from 'vitest';
import { industries } from '#content/pages/industries.ts';
import { services } from '#content/pages/services.ts';
import { routes, type Route } from '#content/routes.ts';
import { fileOf, builtPages, readPage, stylesOf, type Page } from './dist.ts';

/** Name and selector of every rule that gives a name, on a page. */
const namingRules = (page: Page) =>
  stylesOf(page).flatMap((style) =>
    [...style.matchAll(/([^{}]+)\{[^{}]*view-transition-name:([\w-]+)/g)].map(
      ([, selector = '', name = '']) => ({
        selector,
        name,
      }),
    ),
  );

/** The elements of a page that bear each name. Browsers read `+` and pseudo-elements; here their element counts. */
function namesOn(page: Page): string[] {
  return namingRules(page).flatMap(({ selector, name }) =>
    // The page itself has none, so that it is there at once.
    name === 'none'
      ? []
      : page.root.querySelectorAll(selector.replace(/::?(?:before|after)$/, '')).map(() => name),
  );
}

const names = (route: Route) => namesOn(readPage(fileOf(route)));

test.each(builtPages)(
  '%s gives each name at most once, since one that stands twice cancels the transition',
  (file) => {
    const given = namesOn(readPage(file));
    expect(given).toEqual([...new Set(given)]);
  },
);

const posters = (route: Route) => names(route).filter((name) => name !== 'line');

test.each([
  ...services.services.blocks.map(({ route }) => ['/services', route] as const),
  ...industries.board.industries.map(({ route }) => ['/industries', route] as const),
])('a card of %s becomes the poster of %s', (overview, route) => {
  const [poster] = posters(route);
  expect(posters(overview)).toContain(poster);
});

test('every poster of an overview has a name of its own', () => {
  expect(posters('/services')).toHaveLength(services.services.blocks.length);
  expect(posters('/industries')).toHaveLength(industries.board.industries.length);
});

// The home page shows posters as well, and is left and reached without waiting for their pictures.
test.each(routes.filter((route) => route !== '/' && posters(route).length > 0))(
  '%s takes part with its posters and its line, and its own picture is not waited for',
  (route) => {
    expect(names(route)).toContain('line');
    const styles = stylesOf(readPage(fileOf(route))).join('');
    expect(styles).toMatch(/@view-transition\s*\{navigation:auto/);
    expect(styles).toMatch(/:root\{view-transition-name:none/);
  },
);

// Chromium then computes the style of every element anew, on the page that is left and on the one that comes.
test.each(builtPages)('%s leaves what is selected as the browser shows it', (file) => {
  expect(stylesOf(readPage(file)).join('')).not.toContain('::selection');
});
