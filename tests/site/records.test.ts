/** The records and what the pages print of them. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { routes, marketingRoutes } from '#content/routes.ts';
import { figuresFootnote } from '#content/labels.ts';
import { exampleOrder } from '#content/sheets.ts';
import { textsOf } from '../../scripts/check/records.ts';
import { asRead, dist, mainOf, readTexts, rootOf } from './dist.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { monthNames } from '#content/dates.ts';
import { builtDay, checkCalendar } from '../../scripts/check/launch.ts';

/** What is for search engines, for the owner's files, for another configuration or other values, or printed by the style sheet. */
const elsewhere = /^(?:route$|meta\.|.*\bconsent$|booking\.newTab\.portal|problems\.speakers)/;
/** Names of pictures and forms, and texts in which something is filled in. */
const noText = /^[a-z-]+$|\{\w+\}/;

const withoutSpaces = (text: string) => text.replace(/[\s\u00ad]+/g, '');

/** A section whose list is empty is left out with its heading. */
const printed = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).some(isEmptyList) ? {} : value,
  );
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

test.each(routes)('%s prints every text of its record, and leads wherever it says', (route) => {
  const main = mainOf(route);
  const texts = readTexts(main).map(({ text }) => text);
  const read = withoutSpaces(texts.join(''));
  const addresses = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
  const missing = textsOf(printed(pages[route])).filter(
    ({ field, text }) =>
      !elsewhere.test(field) &&
      !noText.test(text) &&
      !addresses.includes(text) &&
      !read.includes(withoutSpaces(text)),
  );
  expect(missing).toEqual([]);
});

// Without the company, the people and the values that the tests lay over them.
test('`npm run check` finds nothing wrong with the owner’s own records', { timeout: 180_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(status, stdout + stderr).toBe(0);
});

// Those of the contact page are times to answer, those about the company are facts.
const routesWithFigures = marketingRoutes.filter((route) => route !== '/contact' && route !== '/about');

test.each(routesWithFigures)('%s says once what its figures are', (route) => {
  const { text } = mainOf(route);
  expect(text.split(figuresFootnote)).toHaveLength(2);
});

/** The lines on which the example stands, by page. */
const lines = routes.flatMap((route) =>
  rootOf(route)
    .querySelectorAll('nav:has(ol)')
    .filter((nav) => asRead(nav.text).includes(exampleOrder.heading))
    .map((nav) => ({ route, links: nav.querySelectorAll('a'), section: nav.closest('section[id]') })),
);

test('the example stands on three pages and leads from each of its places to the others', () => {
  expect(lines).toHaveLength(3);
  for (const { links } of lines) {
    expect(links.map((link) => [asRead(link.text), link.getAttribute('href')])).toEqual(
      exampleOrder.stops.map(({ label, href }) => [label, href]),
    );
  }
});

test.each(lines)('on $route it marks the place where it stands', (line) => {
  const marked = line.links.filter((link) => link.getAttribute('aria-current') === 'location');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([`${line.route}#${line.section?.id}`]);
});

/** The example of the order calendar, which is chosen on the day of the build. */
const route = '/services/end-to-end-sourcing';

/** Reads `6. Februar 2027`; in days since 1970. */
function daysOf(text: string): number {
  const [, date, month = '', year] = /^(\d+)\.\s(\p{L}+) (\d{4})$/u.exec(text) ?? [];
  return (
    Date.UTC(
      Number(year),
      monthNames.findIndex((name) => name === month),
      Number(date),
    ) / 86_400_000
  );
}

test('the page names the day of its build, and leaves eight weeks from then to order by sea', () => {
  const section = rootOf(route).getElementById(orderCalendarTool.id);
  const stamp = section?.querySelector('time');
  expect(stamp?.parentNode?.text).toContain(orderCalendarTool.stamp.example);
  const built = daysOf(stamp?.text ?? '');
  const order = daysOf(section?.querySelectorAll('ol > li')[0]?.querySelectorAll('p')[1]?.text ?? '');
  expect(order - built).toBeGreaterThanOrEqual(56);
});

test('the launch check finds the day of the build', () => {
  const built = builtDay(dist);
  expect(built).not.toBeNull();
  const later = new Date(((built ?? 0) + 60) * 86_400_000);
  expect(checkCalendar(built, later, { to: 2100 }).map(({ field }) => field)).toEqual(['Bestellkalender']);
});
