import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlFiles, readPage } from './dist.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) =>
  join('src', name).replaceAll('\\', '/'),
);
const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** `file class` for every class that a module has. */
const defined = new Set(
  files
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((file) =>
      [...withoutComments(file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${file} ${name}`),
    ),
);

/** The same for every class that a component uses, and the components that choose one at run time. */
const used = new Set<string>();
const computed: string[] = [];
for (const file of files.filter((name) => /\.(?:tsx|astro)$/.test(name))) {
  const source = withoutComments(file);
  for (const [, name, path] of source.matchAll(/import (\w+) from '([.#][^']+\.module\.css)'/g)) {
    const module = path?.startsWith('#')
      ? path.replace('#', 'src/')
      : join(dirname(file), path ?? '').replaceAll('\\', '/');
    for (const [, key] of source.matchAll(new RegExp(`[^\\w/]${name}\\.(\\w+)`, 'g')))
      used.add(`${module} ${key}`);
    if (source.includes(`${name}[`)) computed.push(file);
  }
}

test('every class that a component names exists', () => {
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('every class of a module is used', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

test('no component computes the name of a class', () => {
  expect(computed).toEqual([]);
});

test.each(htmlFiles)('%s has no class that was forgotten', (file) => {
  const classes = readPage(file)
    .root.querySelectorAll('[class]')
    .map(({ classList }) => classList.value);
  expect(classes.flat()).not.toContain('undefined');
});
