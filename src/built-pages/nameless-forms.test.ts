import { expect, test } from 'vitest';
import { withNamelessForms } from './nameless-forms.ts';

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
