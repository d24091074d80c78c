/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder.
 *
 * Both hosts give an answer the headers of *every* rule that matches and join values of the same name, and two
 * joined policies allow only what both allow. Hence each page has one rule with its whole policy and none
 * stands under `/*`. An unknown address has no rule; the not-found page carries its policy as a meta element.
 */
import { cacheForever, hashedFiles, headersForAll } from './headers.ts';
import { ownFramePage } from '#booking/addresses.ts';
import { redirects, type SitePage } from './site.ts';

export interface HeaderRule {
  /** An address, or the beginning of one followed by `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Cloudflare Pages reads no more. */
export const maximumRules = 100;
export const maximumLineLength = 2000;

export function headerRules(pages: readonly SitePage[], isPreview: boolean): HeaderRule[] {
  return [
    { path: '/*', headers: headersForAll({ isPreview }) },
    { path: `${hashedFiles}*`, headers: { 'Cache-Control': cacheForever } },
    ...pages.flatMap(({ path, file, policy }) =>
      addresses(path, file).map((address) => ({
        path: address,
        headers: { 'Content-Security-Policy': policy },
      })),
    ),
  ];
}

/** Hosts answer for some of these by redirecting, others with the page: it must carry its policy in any case. */
function addresses(path: string, file: string): string[] {
  const base = path === ownFramePage ? path.replace(/\.html$/, '') : path;
  return path === '/' ? ['/', '/index.html'] : [base, `/${file}`, `${base}/`];
}

export const printHeaderFile = (rules: readonly HeaderRule[]) =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');

/** Reads a header file, as the local server does. */
export function parseHeaderFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, indent, name = '', value = ''] = /^(\s+)([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (indent && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of an answer: those of every matching rule, values of the same name joined, as the hosts do. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((candidate) => matches(path, candidate.path))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

const matches = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * Slashes are left to the hosts: Netlify takes both forms of an address for the same and would redirect
 * forever. It lets an existing file go before a redirect unless the code ends in `!`; Cloudflare Pages
 * ignores such lines, and redirects `.html` without being told.
 */
export const printRedirectFile = (pages: readonly SitePage[]) =>
  redirects(pages)
    .filter(({ from }) => from.endsWith('.html') && !from.endsWith('/index.html'))
    .map(({ from, to }) => `${from} ${to} 301!\n`)
    .join('');
