/** The generated configurations, in the servers they are for. */
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersForAll } from '../../../deploy/headers.ts';
import { notFoundFile, readPages, redirects } from '../../../deploy/site.ts';
import { missingForCaddy, startCaddy } from '../../../scripts/server/caddy.ts';
import { missingForNginx, startNginx, type RunningNginx } from '../../../scripts/server/nginx.ts';
import { config } from '#config.ts';
import { notFound } from '#content/pages/not-found.ts';
import { routes } from '#content/routes.ts';
import { dist, fileOf, files } from '../dist.ts';
import { ask } from './request.ts';

const pages = readPages(dist, config);
const visiblePages = pages.filter(({ file }) => file !== notFoundFile);
const policyOf = (file: string) => pages.find((page) => page.file === file)?.policy;

const servers = [
  { name: 'nginx', missing: missingForNginx(), start: startNginx },
  { name: 'Caddy', missing: missingForCaddy(), start: startCaddy },
];

for (const { name, missing } of servers) {
  if (missing) console.warn(`\n*** NOT RUN: the tests of ${name}, because ${missing}. ***\n`);
}

describe.each(servers)('$name', ({ missing, start }) => {
  let url: string;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (missing) return;
    ({ url, stop } = await start(dist, config));
  }, 30_000);
  afterAll(() => stop?.());

  const check = test.skipIf(missing);

  check('every page is sent with the headers for all, its own policy, and revalidated', async () => {
    for (const { path, file, policy } of visiblePages) {
      const { status, headers, body } = await ask(url, path);
      expect.soft(status, path).toBe(200);
      expect.soft(body, path).toEqual(readFileSync(join(dist, file)));
      expect.soft(headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect.soft(headers['cache-control'], path).toBe('no-cache');
      expect.soft(headers['content-security-policy'], path).toBe(policy);
      for (const [name, value] of Object.entries(headersForAll(config))) {
        expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
    expect(visiblePages).toHaveLength(routes.length + 1);
  });

  check('a known version of a page is not sent again', async () => {
    const { etag } = (await ask(url, '/about')).headers;
    expect((await ask(url, '/about', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  check.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('pages and the not-found page are sent as %s from the file beside them', async (coding, unpack) => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/services/logistik-transport', 'services/logistik-transport.html'],
      ['/gibt-es-nicht', '404.html'],
    ] as const) {
      const { headers, body } = await ask(url, path, { headers: { 'Accept-Encoding': coding } });
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
      expect(unpack(body)).toEqual(readFileSync(join(dist, file)));
    }
  });

  check('files with a hash in their name are kept for a year, others are not', async () => {
    const hashed = files.filter((name) => name.startsWith('_astro/'));
    expect(hashed).not.toEqual([]);
    for (const name of hashed) {
      const { status, headers } = await ask(url, `/${name}`);
      expect.soft(status, name).toBe(200);
      expect.soft(headers['cache-control'], name).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/favicon.svg', '/robots.txt', '/_astro/old.12345678.js']) {
      expect((await ask(url, path)).headers['cache-control'], path).toBe('no-cache');
    }
  });

  check('files have their types, and may load nothing when opened by themselves', async () => {
    const types = {
      '/favicon.svg': 'image/svg+xml',
      '/kontakt.vcf': 'text/vcard; charset=utf-8',
      '/llms.txt': 'text/plain; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json',
    };
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await ask(url, path);
      expect.soft(headers['content-type'], path).toContain(type);
      expect.soft(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
      expect.soft(headers['content-security-policy'], path).not.toContain('style-src');
    }
  });

  check('an unknown address has status 404 and the not-found page with its policy', async () => {
    for (const path of ['/gibt/es-nicht', '/gibt-es-nicht/', '/gibt-es-nicht.html', '/404', '/404.html']) {
      const { status, headers, body } = await ask(url, path);
      expect.soft(status, path).toBe(404);
      expect.soft(body.toString(), path).toContain(notFound.englishSentence);
      expect.soft(headers['content-security-policy'], path).toBe(policyOf('404.html'));
      expect.soft(headers['cache-control'], path).toBe('no-cache');
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  check('every other form of an address leads to the page, with its query', async () => {
    for (const { from, to } of redirects(pages)) {
      for (const query of ['', '?service=logistik-transport&industry=retail']) {
        const { status, headers } = await ask(url, from + query);
        expect.soft(status, from).toBe(301);
        expect.soft(headers.location, from).toBe(to + query);
      }
    }
  });

  check.each([
    '/../package.json',
    '/_astro/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..\\package.json',
    '/....//package.json',
    '/about/../../package.json',
    '/%00',
    '/about%00.html',
    '/.env',
    '/.git/config',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/_astro/',
    '/services/../_headers',
  ])('%s gives nothing away', async (path) => {
    const { status, body } = await ask(url, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"dependencies"|root:|Content-Security-Policy: /);
  });

  check.each(['//example.com/', '/\\example.com/', '/%0d%0aX-Injected:1/', '/%5cexample.com/'])(
    '%s neither leads elsewhere nor writes a header',
    async (path) => {
      const { status, headers } = await ask(url, path);
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(headers['x-injected']).toBeUndefined();
    },
  );

  check('only reading is allowed', async () => {
    const { status, headers, body } = await ask(url, '/about', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(policyOf('about.html'));
    expect(body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await ask(url, '/about', { method });
      expect.soft(answer.status, method).toBe(405);
    }
    expect((await ask(url, '/about', { method: 'DELETE' })).headers.allow).toBe('GET, HEAD');
  });

  check.each([300, 5_000, 50_000])('an address of %i characters is refused', async (length) => {
    expect([404, 414]).toContain((await ask(url, `/${'a'.repeat(length)}`)).status);
  });

  check('an address of one megabyte does not stop the server', async () => {
    await ask(url, `/${'a'.repeat(1_000_000)}`).catch(() => undefined);
    expect((await ask(url, '/about')).status).toBe(200);
  });
});

describe('nginx', () => {
  let nginx: RunningNginx | undefined;
  beforeAll(async () => {
    if (!missingForNginx()) nginx = await startNginx(dist, config);
  }, 30_000);
  afterAll(() => nginx?.stop());

  const check = test.skipIf(missingForNginx());

  check('speaks HTTP/2', async () => {
    const session = connect(nginx?.url ?? '', { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      session.request({ ':path': '/about' }).on('response', (headers) => resolve(headers[':status']));
    });
    session.destroy();
    expect(status).toBe(200);
  });

  check('leads from http to https, to the name of the site whatever name was asked for', async () => {
    const answer = await ask(nginx?.plainUrl ?? '', '/about?a=b', { headers: { Host: 'example.com' } });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(`${config.siteUrl}/about?a=b`);
  });

  check('does not tell its version', async () => {
    for (const path of ['/', '/gibt-es-nicht', '/%2e%2e/']) {
      expect((await ask(nginx?.url ?? '', path)).headers.server, path).toBe('nginx');
    }
  });
});

test('every compressible page has its compressed forms', () => {
  for (const route of routes) {
    for (const ending of ['br', 'gz'])
      expect(existsSync(join(dist, `${fileOf(route)}.${ending}`))).toBe(true);
  }
});
