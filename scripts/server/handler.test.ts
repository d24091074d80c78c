/** What the local server takes from the build: headers and redirects as the hosts have them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerRules, printHeaderFile } from '../../deploy/header-file.ts';
import { startServer, type RunningServer } from './start.ts';

let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['index.html', 'about.html', '404.html', 'booking-frame.html', '_redirects']) {
    await writeFile(join(directory, name), name);
  }
  const pages = [{ file: 'about.html', path: '/about', policy: "default-src 'none'" }];
  await writeFile(join(directory, '_headers'), printHeaderFile(headerRules(pages, false)));
  server = await startServer({ directory, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

test('the headers of the file for the hosts are sent, with every answer', async () => {
  expect((await get('/about')).headers.get('content-security-policy')).toBe("default-src 'none'");
  for (const path of ['/', '/about', '/missing', '/about/']) {
    expect((await get(path)).headers.get('x-content-type-options'), path).toBe('nosniff');
  }
  expect((await get('/about', { method: 'POST' })).headers.get('x-content-type-options')).toBe('nosniff');
});

test('HSTS is left out, since it would bind other programs on localhost', async () => {
  expect((await get('/about')).headers.get('strict-transport-security')).toBeNull();
});

test.each([
  ['/about.html', '/about'],
  ['/about.html?a=b', '/about?a=b'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('%s is redirected to %s', async (path, target) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(target);
});

test.each(['/_headers', '/_redirects', '/404', '/404.html'])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('the page inside the booking frame keeps its address', async () => {
  expect((await get('/booking-frame.html')).status).toBe(200);
});
