/** What no linter tells of CSS modules that several components share, and of colours in markup. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name));
const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
/** Of its own: those of the compositions stand in `:global`. */
const ownSelectors = (file: string) => withoutComments(file).replaceAll(/:global\([^)]*\)/g, '');

/** `file class` for every class that a module has. */
const defined = new Set(
  files
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((file) =>
      [...ownSelectors(file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${file} ${name}`),
    ),
);

/** The same for every class that a component names, and the components that choose one at run time. */
const used = new Set<string>();
const computed: string[] = [];
const coloured: string[] = [];
for (const file of files.filter((name) => /(?<!\.test)\.(?:tsx?|astro)$/.test(name))) {
  const source = withoutComments(file);
  for (const [, name, path = ''] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const module = path.startsWith('#') ? join('src', path.slice(1)) : join(file, '..', path);
    for (const [, key] of source.matchAll(new RegExp(`[^\\w/]${name}\\.(\\w+)`, 'g')))
      used.add(`${module} ${key}`);
    if (source.includes(`${name}[`)) computed.push(file);
  }
  if (/(?:fill|stroke|stop-?color|color)=["'{]+#[0-9a-f]{3,8}\b/i.test(source)) coloured.push(file);
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

test('drawings take their colours from the tokens', () => {
  expect(coloured).toEqual([]);
});
