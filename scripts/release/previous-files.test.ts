import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBuild, parseList, readList, writeList } from '../../deploy/hashed-files.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { keepPreviousFiles } from './previous-files.ts';

let folder: string;
let live: RunningServer;
let build: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  const site = join(folder, 'live');
  build = join(folder, 'build');
  for (const directory of [site, build]) await mkdir(join(directory, '_astro'), { recursive: true });
  await writeFile(join(site, 'index.html'), 'Live');
  for (const name of ['same.1.js', 'last.2.js', 'old.3.js']) {
    await writeFile(join(site, '_astro', name), name);
  }
  await writeFile(
    join(site, 'hashed-files.json'),
    JSON.stringify({
      'same.1.js': '2026-11-01',
      'last.2.js': '2026-11-01',
      'old.3.js': '2026-01-01',
      'gone.4.js': '2026-11-01',
      '../secret': '2026-11-01',
    }),
  );
  await writeFile(join(build, '_astro', 'same.1.js'), 'new');
  writeList(build, listBuild(build, '2026-11-21'));
  live = await startServer({ directory: site, port: 0 });
});

afterAll(async () => {
  await live.close();
  await rm(folder, { recursive: true });
});

test('files of the last releases are kept, old ones are let go, and the build’s own stay', async () => {
  expect(await keepPreviousFiles(build, live.url, new Date('2026-11-21'))).toEqual(['last.2.js']);
  expect(await readFile(join(build, '_astro', 'last.2.js'), 'utf8')).toBe('last.2.js');
  expect(await readFile(join(build, '_astro', 'same.1.js'), 'utf8')).toBe('new');
  expect(readList(build)).toEqual({ 'same.1.js': '2026-11-21', 'last.2.js': '2026-11-01' });
});

test('a site that has no list yet has nothing to keep, one that cannot be reached is reported', async () => {
  const empty = await startServer({ directory: await emptySite(), port: 0 });
  expect(await keepPreviousFiles(build, empty.url, new Date())).toEqual([]);
  await empty.close();
  await expect(keepPreviousFiles(build, empty.url, new Date())).rejects.toThrow();
});

async function emptySite(): Promise<string> {
  const directory = join(folder, 'empty');
  await mkdir(directory);
  await writeFile(join(directory, 'index.html'), 'Empty');
  return directory;
}

test('names that lead elsewhere are dropped', () => {
  const list = {
    '../x': '2026-01-01',
    'a/b': '2026-01-01',
    '.env': '2026-01-01',
    'a.1.js': 'x',
    'b.2.js': '2026-01-01',
  };
  expect(parseList(JSON.stringify(list))).toEqual({ 'b.2.js': '2026-01-01' });
});
