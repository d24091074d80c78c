import { expect, test } from 'vitest';
import { withNamelessForms, withoutLeftovers } from './markup.ts';

test('only islands keep the elements in which React finds its texts again, and lose number and options', () => {
  const island = '<p><text-run>noch </text-run><b><text-run>8</text-run></b></p></astro-island>';
  expect(
    withoutLeftovers(
      `<p><text-run>© </text-run>2024</p><astro-island uid="Z1aB" prefix="r1" opts="{&quot;value&quot;:true}">${island}<p><text-run>Seite 2</text-run></p>`,
    ),
  ).toBe(`<p>© 2024</p> <astro-island prefix="r1" opts="{}">${island} <p>Seite 2</p>`);
});

test.each([
  ['<ul><li><b>a</b></li><li>b</li></ul>', '<ul><li><b>a</b></li> <li>b</li></ul>'],
  [
    '<label><input type="checkbox"/><span>a</span></label>',
    '<label><input type="checkbox"/> <span>a</span></label>',
  ],
  ['<address>a<br/>b</address>', '<address>a<br/>b</address>'],
  ['<address><text-run>a</text-run><br/><text-run>b</text-run></address>', '<address>a<br/> b</address>'],
  [
    '<p><text-run>a</text-run><b>c</b><text-run>.</text-run><no-break>1 h</no-break><i>d</i></p>',
    '<p>a<b>c</b>.<no-break>1 h</no-break><i>d</i></p>',
  ],
  [
    '<title>a</title><style>b{}</style><script>c</script><script>d</script>',
    '<title>a</title><style>b{}</style><script>c</script><script>d</script>',
  ],
])('white space stands where two elements meet, and nowhere else: %s', (built, finished) => {
  expect(withoutLeftovers(built)).toBe(finished);
});

test('in islands a text that begins with white space is set apart, since NetSurf 3.10 drops it there', () => {
  const island = (behind: string) =>
    `<astro-island><b><text-run>Produkt</text-run></b>${behind}<text-run> Beschrieb</text-run></astro-island>`;
  expect(withoutLeftovers(island(''))).toBe(island(' '));
});

test('shapes end with their own tag', () => {
  expect(withoutLeftovers('<svg><path d="M0 0h1"></path><g><circle r="1"></circle></g></svg>')).toBe(
    '<svg><path d="M0 0h1"/><g><circle r="1"/></g></svg>',
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
