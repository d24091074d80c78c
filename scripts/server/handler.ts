import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const notFoundFile = '404.html';

/** Compressed forms by themselves, what hosts read and do not send, the not-found page, which has no address, hidden files. */
const hidden = /(?:\.(?:br|gz)|^\/_(?:headers|redirects)|^\/404(?:\.html)?)$|\/\.(?!well-known\/)/;

/** Types that the file server does not know or names without the characters. */
const contentTypes = new Map([['.txt', 'text/plain; charset=utf-8']]);

/**
 * Answers requests from a folder of built files as the servers with the configurations in `deploy/` do: `/about` sends
 * about.html, its other forms lead there, and an unknown address gets 404.html with status 404. The headers are those
 * of the file `_headers` in the folder, but for those that are to be left out.
 */
export function siteHandler(directory: string, leftOut: readonly string[] = []): Handler {
  const rules = readHeaderRules(directory, ['Strict-Transport-Security', ...leftOut]);
  const sendNotFound = notFoundHandler(directory);
  const sendFile = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: sendNotFound,
    setHeaders: (response, pathname) => {
      const type = contentTypes.get(/\.\w+$/.exec(pathname)?.[0] ?? '');
      if (type) response.setHeader('Content-Type', type);
    },
  });

  return (request, response) => {
    request.headers['accept-encoding'] = wantedCodings(request.headers['accept-encoding']);
    const [written = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = decoded(written);
    const headers = { 'Cache-Control': 'no-cache', ...headersOf(path, rules) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (hidden.test(path)) {
      sendNotFound(request, response);
      return;
    }
    const target = pageAddress(path);
    if (target) response.writeHead(301, { Location: target + (query ? `?${query}` : '') }).end();
    else sendFile(request, response);
  };
}

/** What `Accept-Encoding` asks for, without what it refuses (`br;q=0`): sirv 3.0 looks for the names alone, in small letters. */
const wantedCodings = (codings = '') => codings.toLowerCase().replace(/[^,]*;\s*q=0(?:\.0*)?\s*(?=,|$)/g, '');

/** What a path means, as the file server reads it; one that means nothing stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The one address of a page that was asked for in another form: `/about/`, `/about.html`, `/about/index.html`. */
function pageAddress(path: string): string | undefined {
  if (/^\/index(?:\.html)?$/.test(path)) return '/';
  return /^((?:\/[\w-]+)+?)(?:\/index\.html|\.html|\/)$/.exec(path)?.[1];
}

/** None where the folder was not built for hosts. HSTS is left out: it would bind every other server on localhost. */
function readHeaderRules(directory: string, leftOut: readonly string[]): HeaderRule[] {
  const file = join(directory, '_headers');
  if (!existsSync(file)) return [];
  return parseHeaderFile(readFileSync(file, 'utf8')).map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !leftOut.includes(name))),
  }));
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
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(coding && { 'Content-Encoding': coding.name }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** `_headers`, by which Netlify and Cloudflare Pages send headers, and the local server too. */

interface HeaderRule {
  /** An address, or the beginning of one followed by `*`. */
  path: string;
  headers: Record<string, string>;
}

/** Reads the rules of a header file; comments begin with `#`. */
export function parseHeaderFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name && rule) rule.headers[name] = value;
  }
  return rules;
}

/** The headers of an answer: those of every rule that matches. */
export const headersOf = (path: string, rules: readonly HeaderRule[]): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(path, rule.path)).map(({ headers }) => headers));

const matches = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
