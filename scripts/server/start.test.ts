import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../precompress.ts';
import { startServer, type RunningServer } from './start.ts';

let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(directory, '_astro'));
  await mkdir(join(directory, 'services'));
  const files = {
    'index.html': 'Home',
    'about.html': 'About us',
    '404.html': 'Not found here',
    'services.html': 'Services',
    'services/detail.html': 'Detail',
    '_astro/a.hash.css': 'p{color:red}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
  await precompress(directory);
  server = await startServer({ directory, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

test.each([
  ['/', 'Home'],
  ['/about', 'About us'],
  ['/about?from=mail', 'About us'],
  ['/services', 'Services'],
  ['/services/detail', 'Detail'],
])('%s is answered with its page', async (path, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await answer.text()).toBe(text);
});

test.each(['/missing', '/services/missing', '/%2e%2e/package.json', '/%'])(
  '%s is answered with the not-found page and status 404',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found here');
  },
);

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about/?from=mail', '/about?from=mail'],
  ['//example.com/', '/example.com'],
  ['/\\example.com/', '/example.com'],
])('%s is redirected to %s', async (path, target) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(target);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that accepts %s receives %s', async (accepted, received) => {
  for (const path of ['/about', '/missing']) {
    const answer = await get(path, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(received);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  }
});

test('pages are revalidated, files with a hash in their name are kept for a year', async () => {
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/missing')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/_astro/a.hash.css')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const tag = (await get('/about')).headers.get('etag') ?? '';
  expect((await get('/about', { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

test('only reading is allowed', async () => {
  expect((await get('/about', { method: 'HEAD' })).status).toBe(200);
  expect((await get('/about', { method: 'POST' })).status).toBe(405);
});

test('a taken port is explained with the remedy', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ directory, port })).rejects.toThrow(`Port ${port} is already in use`);
});

test('a missing build is explained with the remedy', async () => {
  await expect(startServer({ directory: join(directory, 'none') })).rejects.toThrow('npm run build');
});
