import { expect, test } from 'vitest';
import { withNamelessForms, withoutLeftovers } from './markup.ts';

test('only islands keep the elements in which React finds its texts again, and lose number and options', () => {
  const island = '<p><text-run>noch </text-run><b><text-run>8</text-run></b></p></astro-island>';
  expect(
    withoutLeftovers(
      `<p><text-run>© </text-run>2024</p><astro-island uid="Z1aB" prefix="r1" opts="{&quot;value&quot;:true}">${island}<p><text-run>Seite 2</text-run></p>`,
    ),
  ).toBe(`<p>© 2024</p><astro-island prefix="r1" opts="{}">${island}<p>Seite 2</p>`);
});

test('in islands a text that begins with white space is set apart, since NetSurf 3.10 drops it there', () => {
  const island = (behind: string) =>
    `<astro-island><b><text-run>Produkt</text-run></b>${behind}<text-run> Beschrieb</text-run></astro-island>`;
  expect(withoutLeftovers(island(''))).toBe(island(' '));
});

test('shapes end with their own tag', () => {
  expect(withoutLeftovers('<svg><path d="M0 0h1"></path><g><circle r="1"></circle></g></svg><p></p>')).toBe(
    '<svg><path d="M0 0h1"/><g><circle r="1"/></g></svg><p></p>',
  );
});

test('a form that a browser must not send has names by script only', () => {
  const html = withNamelessForms(
    '<form method="dialog"><input id="a" name="a" required><select name="b" id="b"></select></form>',
  );
  expect(html).toMatch(
    /^<form method="dialog"><input id="a" required><select id="b"><\/select><script>.*<\/script><\/form>$/,
  );
});

test('a form that a receiver takes keeps its names', () => {
  const html = '<form method="post" action="/api"><textarea name="a"></textarea></form>';
  expect(withNamelessForms(html)).toBe(html);
});
