import { expect, test } from 'vitest';
import { withDeferredRuntime } from './deferred-runtime.ts';

const island = '<astro-island uid="a" ssr client="touch"><p>Tafel</p></astro-island>';
const near = '<script>(self.Astro||(self.Astro={})).near=near</script>';
const element = '<script>customElements.define("astro-island",class{})</script>';
const page = (content: string) => `<body><script>menus()</script>${content}<script>rules()</script></body>`;

test('a page fetches what starts its islands from a file', () => {
  const deferred = withDeferredRuntime(page(near + element + island));
  expect(deferred.html).not.toContain('customElements');
  expect(deferred.html).toContain(`/${deferred.runtime?.file}`);
  expect(deferred.html).toContain('menus()');
  expect(deferred.html).toContain('rules()');
  expect(deferred.runtime?.code).toBe(
    '(self.Astro||(self.Astro={})).near=near;customElements.define("astro-island",class{})',
  );
});

test('its start comes with the script of the menus, so that the policy names one', () => {
  const { html, runtime } = withDeferredRuntime(
    page(near + element + island + '<script type="module">menus()</script>'),
  );
  expect(html).toMatch(/<script type="module">\(function.*\);menus\(\)<\/script>/);
  expect(html.split(`/${runtime?.file}`)).toHaveLength(2);
});

test('the file is named after its content', () => {
  const [one, same, other] = [element, element, element.replace('class{}', 'class{a}')].map(
    (code) => withDeferredRuntime(page(near + code + island)).runtime?.file,
  );
  expect(one).toMatch(/^_astro\/islands\.[0-9a-f]{8}\.js$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a page without an island keeps what it has', () => {
  expect(withDeferredRuntime(page('<p>Text</p>'))).toEqual({ html: page('<p>Text</p>') });
});

test('the build stops where the islands of a page wait for different things', () => {
  expect(() => withDeferredRuntime(page(near + element + island + island.replace('touch', 'near')))).toThrow(
    'touch and near',
  );
});

test('the build stops where Astro writes its islands differently', () => {
  expect(() => withDeferredRuntime(page(`<script src="/islands.js"></script>${island}`))).toThrow('Astro');
});
