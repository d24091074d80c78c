import { expect, test } from 'vitest';
import { withoutLeftovers } from './leftovers.ts';

test('only islands keep the marks by which React finds its texts again, and lose number and options', () => {
  const island = '<p>noch<!-- --> 8 Wochen</p></astro-island>';
  expect(
    withoutLeftovers(
      `<p>© <!-- -->2024</p><astro-island uid="Z1aB" prefix="r1" opts="{&quot;value&quot;:true}">${island}<p>Seite<!-- --> 2</p>`,
    ),
  ).toBe(`<p>© 2024</p><astro-island prefix="r1" opts="{}">${island}<p>Seite 2</p>`);
});

test('shapes end with their own tag', () => {
  expect(withoutLeftovers('<svg><path d="M0 0h1"></path><g><circle r="1"></circle></g></svg><p></p>')).toBe(
    '<svg><path d="M0 0h1"/><g><circle r="1"/></g></svg><p></p>',
  );
});
