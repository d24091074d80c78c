import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#settings.ts';
import { asShipped, isStale } from './build.ts';

/** A project whose files are of a day. */
function projectOf(dates: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, date] of Object.entries(dates)) {
    const path = join(root, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    utimesSync(path, new Date(date), new Date(date));
    utimesSync(join(path, '..'), new Date(date), new Date(date));
  }
  return root;
}

const project = {
  'src/config.ts': '2026-11-01',
  'public/favicon.svg': '2026-11-01',
  'deploy/_headers': '2026-11-01',
  'astro.config.ts': '2026-11-01',
  'tests/fixture/company.ts': '2026-11-01',
  'tsconfig.json': '2026-11-01',
  'package.json': '2026-11-01',
  'README.md': '2026-11-30',
  'dist/index.html': '2026-11-02',
};

test('the owner’s settings, such as the receiver of inquiries, do not reach the tested site', () => {
  const ofTheOwner = { INQUIRY_ENDPOINT: 'https://formular.sinotrade.ch/anfragen', PREVIEW: 'on' };
  expect(readConfig({ ...ofTheOwner, ...asShipped })).toEqual(readConfig({}));
});

test('a build is tested again only while it is younger than its sources', () => {
  expect(isStale('dist', {}, projectOf(project))).toBe(false);
  expect(isStale('elsewhere', {}, projectOf(project))).toBe(true);
});

test.each(Object.keys(project).filter((name) => !/^(dist|README)/.test(name)))(
  '%s is one of them',
  (name) => {
    expect(isStale('dist', {}, projectOf({ ...project, [name]: '2026-11-03' }))).toBe(true);
  },
);

test('a build that may carry the owner’s settings is not tested', () => {
  expect(isStale('dist', { INQUIRY_ENDPOINT: 'https://example.com' }, projectOf(project))).toBe(true);
});
