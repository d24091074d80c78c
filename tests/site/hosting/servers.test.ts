/** The configurations in `deploy/`, in the servers they are for, and the local server beside them. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, hosts } from '../../servers/servers.ts';
import { headersOf, parseHeaderFile } from '../../../scripts/server/handler.ts';
import { missingForNginx, startNginx, type RunningNginx } from '../../servers/nginx.ts';
import { missingForApache, startApache } from '../../servers/apache.ts';
import { ownFramePage } from '#booking/settings.ts';
import { hostFiles } from '#built-pages/host-files.ts';
import { notFound } from '#content/pages/not-found.ts';
import { routes } from '#content/routes.ts';
import { dist, fileOf, files } from '../dist.ts';

const pages = ([...routes, ownFramePage] as const).map((path) => ({ path, file: fileOf(path) }));

/** Addresses of an earlier website, and what they lead to. The first four hold for one query only. */
const earlier = {
  '/?page_id=7': '/datenschutz',
  '/index.php?id=12': '/why-us',
  '/index.php?id=12&lang=de': '/impressum',
  '/about?print=1': '/agb',
  '/index.php': '/about',
  '/kontakt.html': '/contact',
  '/kontakt.php': '/contact',
  '/produkte/': '/services',
  '/de/über-uns': '/about',
  '/unsere firma.htm': '/about',
  '/shop/wein&glas-(alt)': '/gastronomy',
  '/start.aspx': '/',
};

/** The built site with such addresses, a hidden file, and one that is hidden and still for everybody. */
let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  chmodSync(site, 0o755);
  cpSync(dist, site, { recursive: true });
  mkdirSync(join(site, '.well-known'));
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:info@example.com');
  writeFileSync(join(site, '.well-known/.env'), 'SECRET=');
  writeFileSync(join(site, '.env'), 'SECRET=');
  for (const [name, text] of Object.entries(
    hostFiles(
      pages.map(({ path }) => path),
      earlier,
    ),
  ))
    writeFileSync(join(site, name), text);
});
afterAll(() => rmSync(site, { recursive: true }));

/** What Netlify and Cloudflare are told to send; the other servers have to send the same. */
const headersForAll = headersOf(
  '/favicon.svg',
  parseHeaderFile(readFileSync(join(dist, '_headers'), 'utf8')),
);

const hsts = 'Strict-Transport-Security';

test('every answer carries the headers that a page cannot say itself', () => {
  expect(headersForAll).toEqual({
    [hsts]: 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'self'",
  });
});

for (const { name, missing } of hosts) {
  if (missing) console.warn(`\n*** NOT RUN: the tests of ${name}, because ${missing}. ***\n`);
}

describe.each(hosts)('$name', ({ name: server, missing, start }) => {
  let url: string;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (missing) return;
    ({ url, stop } = await start(site));
  }, 30_000);
  afterAll(() => stop?.());

  const check = test.skipIf(missing);

  /** Apache writes its own name into every redirect. */
  const withoutHost = (location = '') => (server === 'Apache' ? location.replace(url, '') : location);

  // Of the local one, HSTS would bind every other program on localhost.
  const expectedHeaders = { ...headersForAll, ...(server === 'npm start' && { [hsts]: undefined }) };

  check('every page is sent, and revalidated', async () => {
    for (const { path, file } of pages) {
      const { status, headers, body } = await ask(url, path);
      expect.soft(status, path).toBe(200);
      expect.soft(body, path).toEqual(readFileSync(join(dist, file)));
      expect.soft(headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect.soft(headers['cache-control'], path).toBe('no-cache');
      expect.soft(headers.vary, path).toBe('Accept-Encoding');
    }
  });

  check.each([
    ['a page', '/about', {}],
    ['a file', '/favicon.svg', {}],
    ['a file with a hash in its name', `/${files.find((name) => name.startsWith('_astro/'))}`, {}],
    ['an unknown address', '/gibt-es-nicht', {}],
    ['a redirect', '/about/', {}],
    ['a refused method', '/about', { method: 'POST' }],
  ])('%s carries the headers for all', async (_, path, options) => {
    const { headers } = await ask(url, path, options);
    for (const [name, value] of Object.entries(expectedHeaders)) {
      expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  });

  check('pages and what they load are for this site alone, images for social networks for all', async () => {
    const readers = async (path: string) =>
      (await ask(url, path)).headers['cross-origin-resource-policy'] as string | undefined;
    const own = [...pages.map(({ path }) => path), ...files.filter((name) => name.startsWith('_astro/'))];
    for (const path of own) {
      expect.soft(await readers(`/${path.replace(/^\//, '')}`), path).toBe('same-origin');
    }
    for (const path of files.filter((name) => name.startsWith('social/')).slice(0, 2)) {
      expect.soft(await readers(`/${path}`), path).toBeUndefined();
    }
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

  check.each([
    ['br;q=0, gzip', 'gzip'],
    ['GZIP;q=0.5, br; q=0.0', 'gzip'],
    ['gzip;q=0.8, br;q=0.1', /^(br|gzip)$/],
    ['gzip;q=0', undefined],
    ['identity;q=1, *;q=0', undefined],
  ])('who asks for «%s» gets no form that is refused', async (codings, expected) => {
    const { headers, body } = await ask(url, '/about', { headers: { 'Accept-Encoding': codings } });
    if (expected instanceof RegExp) expect(headers['content-encoding']).toMatch(expected);
    else expect(headers['content-encoding']).toBe(expected);
    if (expected === undefined) expect(body).toEqual(readFileSync(join(dist, 'about.html')));
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

  check.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/kontakt.vcf', 'text/vcard; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is sent as %s', async (path, type) => {
    expect((await ask(url, path)).headers['content-type']).toContain(type);
  });

  check('an unknown address has status 404 and the not-found page', async () => {
    const unknown = ['/gibt/es-nicht', '/gibt-es-nicht', '/robots.txt.html.txt', '/404', '/404.html'];
    for (const path of [...unknown, '/%34%30%34', '/404%2Ehtml']) {
      const { status, headers, body } = await ask(url, path);
      expect.soft(status, path).toBe(404);
      expect.soft(body.toString(), path).toContain(notFound.englishSentence);
      expect.soft(headers['cache-control'], path).toBe('no-cache');
      expect.soft(headers.vary, path).toBe('Accept-Encoding');
    }
  });

  check('every other form of an address leads to the page, with its query', async () => {
    for (const { path } of pages) {
      const others =
        path === '/' ? ['/index', '/index.html'] : ['/', '.html', '/index.html'].map((end) => path + end);
      for (const other of others) {
        for (const query of ['', '?service=logistik-transport&industry=retail&a=%0d%0a']) {
          const { status, headers } = await ask(url, other + query);
          expect.soft(status, other).toBe(301);
          expect.soft(withoutHost(headers.location), other).toBe(path + query);
        }
      }
    }
  });

  check('an address is read as what it means, however it is written', async () => {
    const { status, headers } = await ask(url, '/%61bout%2Ehtml');
    expect([status, withoutHost(headers.location)]).toEqual([301, '/about']);
    expect((await ask(url, '/%61bout')).headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await ask(url, '/%E0%A4%A')).status).toBeGreaterThanOrEqual(400);
  });

  if (server !== 'npm start') {
    check('an address of an earlier website leads to its page, with the query', async () => {
      for (const [address, page] of Object.entries(earlier)) {
        const [path = '', query = ''] = address.split('?');
        for (const form of path === '/' ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]) {
          for (const asked of query ? [query, `utm=1&${query}`] : ['', 'utm=1']) {
            const ending = asked ? `?${asked}` : '';
            const { status, headers } = await ask(url, encodeURI(form) + ending);
            const target = page + ending;
            expect.soft([status, withoutHost(headers.location)], form + ending).toEqual([301, target]);
          }
        }
      }
      for (const path of ['/?page_id=70', '/about?id=12']) {
        expect.soft((await ask(url, path)).status, path).toBe(200);
      }
    });
  }

  check('what stands in .well-known is for everybody', async () => {
    const { status, headers } = await ask(url, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
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
    '/.well-known/.env',
    '/.htaccess',
    '/.nginx.conf',
    '/.Caddyfile',
    '/.git/config',
    '/_headers',
    '/_redirects',
    '/_header%73',
    '/%5Fredirects',
    '/about.html.b%72',
    '/about.html.br',
    '/services/../_headers',
  ])('%s gives nothing away', async (path) => {
    const { status, body } = await ask(url, path);
    // Apache says of some that it may not.
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/SECRET|From src|"dependencies"|root:|Content-Security-Policy: /);
  });

  check.each([
    '//example.com/',
    '//example/',
    '//example/index.html',
    '///example.html',
    '/\\example.com/',
    '/%5cexample.com/',
    '/%2fexample/',
    '/%2f%2fexample.html',
    '/about%2f%2e%2e%2f%2fexample/',
    '/%0d%0aX-Injected:1/',
    '/about%0d%0aX-Injected:1.html',
    '/about%0aX-Injected/index.html',
  ])('%s neither leads elsewhere nor writes a header', async (path) => {
    const { status, headers } = await ask(url, path);
    expect([301, 400, 404]).toContain(status);
    // A path on this host: two slashes or a backslash would name another one.
    if (status === 301) expect(withoutHost(headers.location)).toMatch(/^\/[\w-]+$/);
    else expect(headers.location).toBeUndefined();
    expect(headers['x-injected']).toBeUndefined();
  });

  check('only reading is allowed', async () => {
    const { status, headers, body } = await ask(url, '/about', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await ask(url, '/about', { method });
      expect.soft(answer.status, method).toBe(405);
    }
    const { allow } = (await ask(url, '/about', { method: 'DELETE' })).headers;
    expect(allow?.split(/, ?/).filter(Boolean)).toEqual(['GET', 'HEAD']);
  });

  check.each([300, 5_000, 50_000])('an address of %i characters is refused', async (length) => {
    expect([403, 404, 414, 431]).toContain((await ask(url, `/${'a'.repeat(length)}`)).status);
  });

  check('an address of one megabyte does not stop the server', async () => {
    await ask(url, `/${'a'.repeat(1_000_000)}`).catch(() => undefined);
    expect((await ask(url, '/about')).status).toBe(200);
  });
});

test.skipIf(missingForApache())(
  'Apache sends the same files where it cannot compress by itself',
  async () => {
    const { url, stop } = await startApache(site, []);
    const { headers, body } = await ask(url, '/about', { headers: { 'Accept-Encoding': 'br' } });
    await stop();
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body)).toEqual(readFileSync(join(dist, 'about.html')));
  },
);

describe('nginx', () => {
  let nginx: RunningNginx | undefined;
  beforeAll(async () => {
    if (!missingForNginx()) nginx = await startNginx(site);
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

  check('leads from http and from the name without www to the site', async () => {
    const [, host = '', otherHost = ''] =
      /server_name (\S+) (\S+);/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
    for (const [origin = '', name] of [
      [nginx?.plainUrl, host],
      [nginx?.url, otherHost],
    ] as const) {
      const { status, headers } = await ask(origin, '/about?a=b', { headers: { Host: name } });
      expect([status, headers.location]).toEqual([301, `https://${host}/about?a=b`]);
    }
  });

  check('answers nobody who asks for another name', async () => {
    const otherName = { headers: { Host: 'example.com' } };
    await expect(ask(nginx?.plainUrl ?? '', '/', otherName)).rejects.toThrow('hang up');
    await expect(ask(nginx?.url ?? '', '/', otherName)).rejects.toThrow(/hang up|alert|closed/);
    // An address instead of a name is no name in the handshake.
    const byNumber = (nginx?.url ?? '').replace('localhost', '127.0.0.1');
    await expect(ask(byNumber, '/')).rejects.toThrow(/unrecognized name/i);
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
