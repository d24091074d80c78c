import { expect, test } from 'vitest';
import { withoutMarks } from './marks.ts';

test('only islands keep the marks by which React finds its texts again', () => {
  const island = '<astro-island uid="a"><p>noch<!-- --> 8 Wochen</p></astro-island>';
  expect(withoutMarks(`<p>© <!-- -->2024</p>${island}<p>Seite<!-- --> 2</p>`)).toBe(
    `<p>© 2024</p>${island}<p>Seite 2</p>`,
  );
});
