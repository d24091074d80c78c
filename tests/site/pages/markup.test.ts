import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import {
  findingsOn,
  htmlFiles,
  fileOf,
  metaOf,
  builtPages,
  readPage,
  notFoundFile,
  files,
  readBuilt,
  rootOf,
} from '../dist.ts';
import { config } from '#config.ts';
import {
  routes,
  type Route,
  industryRoutes,
  legalRoutes,
  marketingRoutes,
  type MarketingRoute,
} from '#content/routes.ts';
import type { SuccessStory } from '#content/page.schema.ts';
import { marketingPages } from '#content/pages.ts';
import { isShown } from '#lib/consent.ts';

const validator = new HtmlValidate({
  root: true,
  // A folding row's head holds its `details`, which the standard counts as flow, not as a section.
  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element
  elements: ['html5', { details: { sectioning: false } }],
  // What the standards demand of markup and of its accessibility, without rules of style.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // One main heading, and no level skipped.
    'heading-level': 'error',
    // The content security policy blocks style attributes.
    'no-inline-style': 'error',
    // Tables that become a list on a phone lose their meaning for screen readers; the roles keep it.
    // https://adrianroselli.com/2018/02/tables-css-display-properties.html
    'no-redundant-role': 'off',
    // The tools reckon while the visitor types; there is nothing to submit.
    // https://www.w3.org/WAI/WCAG22/Techniques/html/H32
    'wcag/h32': 'off',
  },
});

test('every page is valid HTML', () => {
  const findings = findingsOn(htmlFiles, ({ html, file }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
  );
  expect(findings).toEqual([]);
});

test('no page carries a script in an attribute, which the content security policy would block', () => {
  const scripted = findingsOn(htmlFiles, ({ html }) => html.match(/<[a-z][^>]*\son[a-z]+\s*=/g) ?? []);
  expect(scripted).toEqual([]);
});

const titleOf = (file: string) => readPage(file).root.querySelector('head title')?.text ?? '';

const descriptionOf = (route: Route) => metaOf(route, 'description') ?? '';

test.each(builtPages)('%s has a title that search results show whole', (file) => {
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
  const head = rootOf(route).querySelector('head');
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

/** The success story is a sample until somebody has consented to it; a release goes without. */
const partsExpected = (route: MarketingRoute) => {
  const { story } = marketingPages[route] as { story?: SuccessStory };
  return ['hero', 'problems', 'offer', ...(story && isShown(story) ? ['success-story'] : []), 'closing'];
};

const partsOf = (file: string) =>
  readPage(file)
    .root.querySelectorAll('[data-part]')
    .map((element) => element.getAttribute('data-part'));

test.each(marketingRoutes)('%s says who, for which problem, with what, how well, and what next', (route) => {
  expect(partsOf(fileOf(route))).toEqual(expect.arrayContaining(partsExpected(route)));
});

test.each(marketingRoutes)('%s has each part once, the hero first and the closing call last', (route) => {
  const present = partsOf(fileOf(route));
  expect(present).toEqual([...new Set(present)]);
  expect(present.at(0)).toBe('hero');
  expect(present.at(-1)).toBe('closing');
});

test.each([...legalRoutes.map(fileOf), notFoundFile])('%s advertises nothing', (file) => {
  expect(partsOf(file)).toEqual([]);
});

test.each(marketingRoutes)('%s has no article of its own, which converters take for all of it', (route) => {
  expect(rootOf(route).querySelectorAll('article')).not.toHaveLength(1);
});

test.each(marketingRoutes)('%s has no field of a colour with nothing on it', (route) => {
  const fields = rootOf(route).querySelectorAll('main [data-field]');
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => field.text.trim() === '').map((field) => field.outerHTML)).toEqual([]);
});

test.each(industryRoutes)('%s leads from its table to the form, with its industry chosen', (route) => {
  const sections = rootOf(route).querySelectorAll('section:has(table)');
  const links = sections.flatMap((section) => section.querySelectorAll(':is(table, div:has(> table)) ~ p a'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/contact?industry=${route.slice(1)}`]);
});

/** A link element that only states an address loads nothing. */
const loading =
  'script[src], img, source, video, audio, track, embed, object, iframe, use, image, ' +
  'link:not([rel="canonical"]):not([rel="alternate"])';

/** The booking portal is the one thing that may come from elsewhere, once it is configured. */
const isForeign = (address: string) => /^(?:[a-z]+:)?\/\//i.test(address) && address !== config.bookingUrl;

const foreignInStyle = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter(isForeign);

test('no page loads anything from another origin', () => {
  const foreign = findingsOn(htmlFiles, ({ root }) => {
    const addresses = root.querySelectorAll(loading).flatMap((element) => {
      const { src, href, srcset, data, poster } = element.attributes;
      return [src, href, data, poster, ...(srcset ?? '').split(',')].map((address) => address?.trim() ?? '');
    });
    const styles = root.querySelectorAll('style').flatMap((style) => foreignInStyle(style.text));
    return [...addresses.filter(isForeign), ...styles];
  });
  expect(foreign).toEqual([]);
});

test('no style sheet loads anything from another origin', () => {
  const sheets = files.filter((name) => name.endsWith('.css'));
  expect(sheets.flatMap((name) => foreignInStyle(readBuilt(name)))).toEqual([]);
});
