/** What the build leaves in the published folder for the hosts. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { differingFiles } from '../../../scripts/test/build.ts';
import { buildSite } from '../../configured-site.ts';
import { dist, fileOf, files, htmlFiles, readBuilt, readPage } from '../dist.ts';

/** The directives of a page's policy by name. */
function policyOf(file: string): Map<string, string[]> {
  const policies = readPage(file).root.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
  expect(policies, `policies in ${file}`).toHaveLength(1);
  const directives = policies[0]?.getAttribute('content')?.split('; ') ?? [];
  return new Map(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const hashesIn = (sources: readonly string[] = []) =>
  sources.filter((source) => source.startsWith("'sha256-"));

describe.each(htmlFiles)('%s', (file) => {
  test('carries its policy before anything that the policy is about', () => {
    expect(readPage(file).html.slice(0, 300)).toMatch(
      /^<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    );
  });

  test('allows the inline code that it contains and no other', () => {
    const { root } = readPage(file);
    const scripts = root
      .querySelectorAll('script:not([src])')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    const styles = file === fileOf('/contact') ? [] : root.querySelectorAll('style');
    const codes = (elements: typeof scripts) =>
      [...new Set(elements.map(({ text }) => hash(text)))].toSorted();
    expect(hashesIn(policyOf(file).get('script-src')).toSorted()).toEqual(codes(scripts));
    expect(hashesIn(policyOf(file).get('style-src')).toSorted()).toEqual(codes(styles));
  });

  test('names nothing that would allow any code or any host', () => {
    const lax = file === fileOf('/contact') ? ['style-src', 'style-src-elem'] : [];
    for (const [name, sources] of policyOf(file)) {
      const wide = sources.filter((source) => /unsafe|\*|^[a-z]+:$/.test(source) && source !== 'data:');
      expect.soft(wide, name).toEqual(lax.includes(name) ? ["'unsafe-inline'"] : []);
    }
  });
});

test('pages refer to hashed files only, and to those of this build', () => {
  for (const file of htmlFiles) {
    const scripts = readPage(file).root.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel="preload"]',
    );
    const addresses = scripts.map(({ attributes }) => attributes['src'] ?? attributes['href'] ?? '');
    for (const address of addresses)
      expect(address, file).toMatch(/^\/_astro\/[\w-]+(?:\.[\w-]+)*\.[\w-]{8}\.\w+$/);
    for (const [, name = ''] of readPage(file).html.matchAll(/\/_astro\/([\w.-]+)/g))
      expect(files, file).toContain(`_astro/${name}`);
  }
});

test('the licences of the typeface and of all packages in the scripts are published', () => {
  expect(readBuilt('archivo-license.txt')).toContain('SIL Open Font License');
  const packages = readBuilt('licenses.txt').match(/^## .*/gm) ?? [];
  for (const name of ['@astrojs/react', 'react-dom', '@radix-ui/react-select']) {
    expect(packages).toContainEqual(expect.stringMatching(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`)));
  }
  expect(packages.filter((title) => !title.endsWith(')'))).toEqual([]);
});

/** What a build needs: where it lies changes nothing of what is built. */
const parts = [
  'src',
  'public',
  'deploy',
  'tests/fixture',
  'scripts/site-folder.ts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

test('a project in a folder «src» below one with a blank and an umlaut builds the same files', () => {
  const place = mkdtempSync(join(tmpdir(), 'Büro am See '));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const project = join(place, 'src');
  mkdirSync(project);
  for (const part of parts) cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  buildSite('dist', {}, project);
  const differing = differingFiles(join(project, 'dist'), dist);
  expect(differing.filter((name) => !/\.(?:br|gz)$/.test(name))).toEqual([]);
}, 240_000);
