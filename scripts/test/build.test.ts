import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config.ts';
import { asShipped, isStale } from './build.ts';

function buildOf(date: string): string {
  const room = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(room, { recursive: true }));
  const folder = join(room, 'dist');
  mkdirSync(folder);
  const page = join(folder, 'index.html');
  writeFileSync(page, '');
  utimesSync(page, new Date(date), new Date(date));
  return folder;
}

test('the owner’s settings, such as the receiver of inquiries, do not reach the tested site', () => {
  const ofTheOwner = { INQUIRY_ENDPOINT: 'https://formular.sinotrade.ch/anfragen', PREVIEW: 'on' };
  expect(readConfig({ ...ofTheOwner, ...asShipped })).toEqual(readConfig({}));
});

test('a build is tested again only while it is younger than its sources', () => {
  expect(isStale(buildOf('2999-01-01'), {})).toBe(false);
  expect(isStale(buildOf('2001-01-01'), {})).toBe(true);
  expect(isStale('/nowhere', {})).toBe(true);
});

test('a build that may carry the owner’s settings is not tested', () => {
  expect(isStale(buildOf('2999-01-01'), { INQUIRY_ENDPOINT: 'https://example.com' })).toBe(true);
});
