import { expect, test } from 'vitest';
import {
  headerRules,
  headersOf,
  parseHeaderFile,
  printHeaderFile,
  printRedirectFile,
} from './header-file.ts';
import type { SitePage } from './site.ts';

const pages: SitePage[] = [
  { file: 'index.html', path: '/', policy: "default-src 'none'" },
  { file: 'about.html', path: '/about', policy: "default-src 'self'" },
  { file: 'booking-frame.html', path: '/booking-frame.html', policy: "frame-ancestors 'self'" },
  { file: '404.html', path: '/404', policy: "img-src 'self'" },
];
const rules = headerRules(pages, false);

test('what is written can be read again', () => {
  expect(parseHeaderFile(printHeaderFile(rules))).toEqual(rules);
});

test.each([
  ['/', "default-src 'none'"],
  ['/index.html', "default-src 'none'"],
  ['/about', "default-src 'self'"],
  ['/about.html', "default-src 'self'"],
  ['/about/', "default-src 'self'"],
  ['/booking-frame.html', "frame-ancestors 'self'"],
  ['/booking-frame', "frame-ancestors 'self'"],
])('%s gets exactly one policy, although hosts join those of all rules', (path, policy) => {
  expect(headersOf(path, rules)['Content-Security-Policy']).toBe(policy);
});

test('an address without a page gets the headers for all and no policy of another', () => {
  const headers = headersOf('/gibt-es-nicht', rules);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Content-Security-Policy']).toBeUndefined();
});

test('only files with a hash in their name are kept', () => {
  expect(headersOf('/_astro/a.1.js', rules)['Cache-Control']).toContain('immutable');
  expect(headersOf('/about', rules)['Cache-Control']).toBeUndefined();
});

test('a preview is closed to search engines in every answer', () => {
  expect(headersOf('/favicon.svg', headerRules(pages, true))['X-Robots-Tag']).toBe('noindex');
  expect(headersOf('/favicon.svg', rules)['X-Robots-Tag']).toBeUndefined();
});

test('redirects never lead from an address to itself in the eyes of Netlify, which ignores slashes', () => {
  expect(printRedirectFile(pages)).toBe('/about.html /about 301!\n');
});
