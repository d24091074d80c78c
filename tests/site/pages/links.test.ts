import { describe, expect, test } from 'vitest';
import { ownFramePage } from '#booking/settings.ts';
import { company, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { routes, type Route, routeLabels } from '#content/routes.ts';
import { config } from '#config.ts';
import { linesFrom } from '#tools/inquiry-lines.ts';
import { fileOf, files, htmlFiles, readPage, rootOf, type Page, notFoundFile } from '../dist.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';

const isRoute = (path: string): path is Route => (routes as readonly string[]).includes(path);

/** The built file an address on this site leads to, or `undefined`. Pages are found by their address only. */
function targetFile(path: string): string | undefined {
  const file = isRoute(path) || path === ownFramePage ? fileOf(path) : decodeURI(path).slice(1);
  return files.includes(file) ? file : undefined;
}

const hasId = (page: Page, id: string) => page.root.getElementById(id) !== null;

/** What is wrong with an address used on a page; `undefined` where it resolves or leads off the site. */
function problemWith(address: string, page: Page): string | undefined {
  // Our own receiver answers there; the form without script is sent to it.
  if (address === config.inquiryEndpoint) return undefined;
  if (/^(?:https?:|mailto:|tel:|data:|sms:)/.test(address) && !address.startsWith(`${config.siteUrl}/`)) {
    return undefined;
  }
  const internal = address.startsWith(config.siteUrl) ? address.slice(config.siteUrl.length) : address;
  if (!/^[/#?]/.test(internal)) return `${address}: neither starts with / nor with a known scheme`;
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(internal) ?? [];
  const target = path === '' ? page.file : targetFile(path);
  if (target === undefined) return `${address}: no such page or file`;
  if (fragment?.includes('=')) {
    const isRead = target === fileOf('/contact') && linesFrom(`#${fragment}`) !== null;
    return isRead ? undefined : `${address}: values that the inquiry form cannot read`;
  }
  if (fragment && !hasId(target === page.file ? page : readPage(target), decodeURIComponent(fragment))) {
    return `${address}: no such anchor`;
  }
  return undefined;
}

function addressesOn({ root }: Page): string[] {
  const sources = ['href', 'src', 'action', 'poster'].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const candidates = root
    .querySelectorAll('[srcset]')
    .flatMap((element) => (element.getAttribute('srcset') ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  const social = root
    .querySelectorAll('meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]')
    .map((element) => element.getAttribute('content') ?? '');
  return [...sources, ...candidates, ...social];
}

describe.each(htmlFiles)('%s', (file) => {
  const page = readPage(file);

  test('every internal link, anchor, image and file resolves', () => {
    const problems = addressesOn(page).map((address) => problemWith(address, page));
    expect(problems.filter(Boolean)).toEqual([]);
  });

  // html-validate does not look into drawings.
  test('no id is used twice', () => {
    const ids = page.root.querySelectorAll('[id]').map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('the call button of the contact page phones the company', () => {
  const links = rootOf('/contact').querySelectorAll('main a');
  const button = links.find(({ text }) => text.trim() === labels.callNow);
  expect(button?.getAttribute('href')).toBe(phoneHref(company.phone));
});

test('the privacy policy names WhatsApp where a link leads there, and only then', () => {
  const links = rootOf('/contact').querySelectorAll('main a[href^="https://wa.me/"]');
  const names = rootOf('/datenschutz').text.includes('WhatsApp');
  expect(names).toBe(links.length > 0);
});

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
