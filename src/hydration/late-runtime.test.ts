import { expect, test } from 'vitest';
import { withLateRuntime } from './late-runtime.ts';

const island = (directive: string) =>
  `<astro-island uid="a" ssr client="${directive}"><p>Tafel</p></astro-island>`;
const runtime = '<script>directive()</script><script>customElements.define("astro-island",class{})</script>';
const page = (content: string) => `<body><script>menus()</script>${content}<script>rules()</script></body>`;

test('a page whose islands wait for a touch fetches what starts them from a file', () => {
  const late = withLateRuntime(page(runtime + island('touch')));
  expect(late?.html).not.toContain('customElements');
  expect(late?.html).toContain(`import("/${late?.file}")`);
  expect(late?.html).toContain('menus()');
  expect(late?.html).toContain('rules()');
  expect(late?.code).toBe('directive();customElements.define("astro-island",class{})');
});

test('the file is named after its content', () => {
  const [one, same, other] = [runtime, runtime, runtime.replace('class{}', 'class{a}')].map(
    (code) => withLateRuntime(page(code + island('touch')))?.file,
  );
  expect(one).toMatch(/^_astro\/islands\.[0-9a-f]{8}\.js$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a page with an island that does not wait, or with none, keeps what it has', () => {
  expect(withLateRuntime(page(runtime + island('touch') + island('near')))).toBeNull();
  expect(withLateRuntime(page('<p>Text</p>'))).toBeNull();
});

test('the build stops where Astro writes its islands differently', () => {
  expect(() => withLateRuntime(page(`<script src="/islands.js"></script>${island('touch')}`))).toThrow(
    'Astro',
  );
});
