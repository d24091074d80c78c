import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersOf, parseHeaderFile, type HeaderRule } from '../../deploy/header-file.ts';
import { cacheForever, hashedFiles, revalidate } from '../../deploy/headers.ts';
import { listPages, notFoundFile, redirects } from '../../deploy/site.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What hosts read and do not send, and the not-found page, which has no address. */
const hidden = new Set(['/_headers', '/_redirects', '/404', `/${notFoundFile}`]);

/**
 * Answers requests from a folder of built files as a host would: `/about` sends about.html, `/about/` is
 * redirected to `/about`, and an unknown address gets 404.html with status 404. The headers are those of the
 * file `_headers` that the build leaves for the hosts, so that every test in a browser is a test of them.
 */
export function siteHandler(directory: string): Handler {
  const rules = readHeaderRules(directory);
  const moved = new Map(redirects(listPages(directory)).map(({ from, to }) => [from, to]));
  const sendNotFound = notFoundHandler(directory);
  const sendFile = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: sendNotFound,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', pathname.startsWith(hashedFiles) ? cacheForever : revalidate);
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });

  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    for (const [name, value] of Object.entries(headersOf(path, rules))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = moved.get(path) ?? (path !== '/' && path.endsWith('/') && withoutTrailingSlash(path));
    if (target) {
      response.writeHead(308, { Location: target + (query ? `?${query}` : '') }).end();
      return;
    }
    if (hidden.has(path)) sendNotFound(request, response);
    else sendFile(request, response);
  };
}

/** None where the folder was not built for hosts. HSTS is left out: it would bind every other server on localhost. */
function readHeaderRules(directory: string): HeaderRule[] {
  const file = join(directory, '_headers');
  if (!existsSync(file)) return [];
  return parseHeaderFile(readFileSync(file, 'utf8')).map(({ path, headers }) => {
    const { 'Strict-Transport-Security': _, ...others } = headers;
    return { path, headers: others };
  });
}

/** Reduces leading slashes to one as well, so that `//example.com/` does not redirect to another site. */
function withoutTrailingSlash(path: string): string {
  return `/${path.replace(/^[\\/]+|[\\/]+$/g, '')}`;
}

/** sirv always answers with 200, hence an answer of our own. */
function notFoundHandler(directory: string): Handler {
  const codings = [
    { name: 'br', file: join(directory, `${notFoundFile}.br`) },
    { name: 'gzip', file: join(directory, `${notFoundFile}.gz`) },
  ].filter(({ file }) => existsSync(file));
  const plainFile = join(directory, notFoundFile);

  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding = codings.find(({ name }) => accepted.includes(name));
    const file = coding?.file ?? plainFile;
    const body = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': revalidate,
      Vary: 'Accept-Encoding',
      ...(coding && { 'Content-Encoding': coding.name }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
