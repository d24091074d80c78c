import { expect, test } from 'vitest';
import { withoutMarks } from './marks.ts';

test('only islands keep the marks by which React finds its texts again, and lose the number that the folder gives them', () => {
  const island = '<p>noch<!-- --> 8 Wochen</p></astro-island>';
  expect(
    withoutMarks(`<p>© <!-- -->2024</p><astro-island uid="Z1aB" prefix="r1">${island}<p>Seite<!-- --> 2</p>`),
  ).toBe(`<p>© 2024</p><astro-island prefix="r1">${island}<p>Seite 2</p>`);
});
