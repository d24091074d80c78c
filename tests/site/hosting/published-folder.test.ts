/** What the build leaves in the published folder for the hosts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFile, readList } from '../../../deploy/hashed-files.ts';
import { headersOf, maximumLineLength, maximumRules, parseHeaderFile } from '../../../deploy/header-file.ts';
import { metaPolicy } from '../../../deploy/policy.ts';
import { readPages } from '../../../deploy/site.ts';
import { serverConfigs } from '../../../deploy/server-config.ts';
import { config } from '#config.ts';
import { routes } from '#content/routes.ts';
import { dist, fileOf, files, htmlFiles, notFoundFile, readPage } from '../dist.ts';

const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const pages = readPages(dist, config);
const rules = parseHeaderFile(read('_headers'));

test('every page has its policy in the header file', () => {
  for (const { path, policy } of pages) {
    expect.soft(headersOf(path, rules)['Content-Security-Policy'], path).toBe(policy);
  }
});

test('the header file stays within what hosts read', () => {
  expect(rules.length).toBeLessThanOrEqual(maximumRules);
  const longest = Math.max(
    ...read('_headers')
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(maximumLineLength);
});

test('no page but the one with the inquiry form allows unhashed styles, and none unhashed scripts', () => {
  const lax = pages.filter(({ policy }) => policy.includes('unsafe'));
  expect(lax.map(({ file }) => file)).toEqual([fileOf('/contact')]);
  for (const { policy } of pages) expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|https?:(?!\/\/)/);
});

test('the not-found page carries its policy, before its first style', () => {
  const { root, html } = readPage(notFoundFile);
  const meta = root.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  expect(meta).toBe(metaPolicy(pages.find(({ file }) => file === notFoundFile)?.policy ?? ''));
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<style'));
  expect(html.indexOf('<meta charset')).toBeLessThan(html.indexOf('http-equiv'));
});

test('pages refer to hashed files only, and the list names each of these', () => {
  const listed = Object.keys(readList(dist));
  expect(listed).not.toEqual([]);
  for (const name of listed) expect(existsSync(join(dist, '_astro', name)), name).toBe(true);
  for (const file of htmlFiles) {
    const scripts = readPage(file).root.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel="preload"]',
    );
    const addresses = scripts.map(({ attributes }) => attributes['src'] ?? attributes['href'] ?? '');
    for (const address of addresses)
      expect(address, file).toMatch(/^\/_astro\/[\w-]+(?:\.[\w-]+)*\.[\w-]{8}\.\w+$/);
    for (const [, name = ''] of readPage(file).html.matchAll(/\/_astro\/([\w.-]+)/g))
      expect(listed).toContain(name);
  }
  expect(files).toContain(listFile);
});

test('the licences of the typeface and of all packages in the scripts are published', () => {
  expect(read('archivo-license.txt')).toContain('SIL Open Font License');
  const packages = read('licenses.txt').match(/^## .*/gm) ?? [];
  for (const name of ['@astrojs/react', 'react-dom', '@radix-ui/react-select']) {
    expect(packages).toContainEqual(expect.stringMatching(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`)));
  }
  expect(packages.filter((title) => !title.endsWith(')'))).toEqual([]);
});

test('the configurations for servers name every page', () => {
  for (const content of Object.values(serverConfigs(dist, config))) {
    for (const route of routes) expect(content).toContain(`/${fileOf(route)} "default-src 'none'; `);
    expect(content).toContain(new URL(config.siteUrl).host);
  }
});
