import { expect, test } from 'vitest';
import { exampleOrder } from '#content/proof/example-order.ts';
import { routes } from '#content/routes.ts';
import { asRead, fileOf, readPage } from './dist.ts';

/** The lines on which the example stands, by page. */
const lines = routes.flatMap((route) =>
  readPage(fileOf(route))
    .root.querySelectorAll('nav:has(ol)')
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
