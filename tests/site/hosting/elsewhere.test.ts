/** Where the project lies changes nothing of what is built. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../configured-site.ts';
import { differingFiles } from '../../../scripts/test/build.ts';
import { dist } from '../dist.ts';

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
