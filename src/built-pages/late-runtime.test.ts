import { expect, test } from 'vitest';
import { withLateRuntime } from './late-runtime.ts';

const island = '<astro-island uid="a" ssr client="touch"><p>Tafel</p></astro-island>';
const near = '<script>(self.Astro||(self.Astro={})).near=near</script>';
const element = '<script>customElements.define("astro-island",class{})</script>';
const page = (content: string) => `<body><script>menus()</script>${content}<script>rules()</script></body>`;

test('a page fetches what starts its islands from a file', () => {
  const late = withLateRuntime(page(near + element + island));
  expect(late.html).not.toContain('customElements');
  expect(late.html).toContain(`/${late.runtime?.file}`);
  expect(late.html).toContain('menus()');
  expect(late.html).toContain('rules()');
  expect(late.runtime?.code).toBe(
    '(self.Astro||(self.Astro={})).near=near;customElements.define("astro-island",class{})',
  );
});

test('its start comes with the script of the menus, so that the policy names one', () => {
  const { html, runtime } = withLateRuntime(
    page(near + element + island + '<script type="module">menus()</script>'),
  );
  expect(html).toMatch(/<script type="module">\(function.*\);menus\(\)<\/script>/);
  expect(html.split(`/${runtime?.file}`)).toHaveLength(2);
});

test('the file is named after its content', () => {
  const [one, same, other] = [element, element, element.replace('class{}', 'class{a}')].map(
    (code) => withLateRuntime(page(near + code + island)).runtime?.file,
  );
  expect(one).toMatch(/^_astro\/islands\.[0-9a-f]{8}\.js$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a page without an island keeps what it has', () => {
  expect(withLateRuntime(page('<p>Text</p>'))).toEqual({ html: page('<p>Text</p>') });
});

test('the build stops where the islands of a page wait for different things', () => {
  expect(() => withLateRuntime(page(near + element + island + island.replace('touch', 'near')))).toThrow(
    'touch and near',
  );
});

test('the build stops where Astro writes its islands differently', () => {
  expect(() => withLateRuntime(page(`<script src="/islands.js"></script>${island}`))).toThrow('Astro');
});
