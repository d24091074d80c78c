import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist, files, pageFiles, readPage, transferSize } from './dist.ts';

/** Limits in bytes over the wire, with brotli where it helps. */
const limits = { htmlAndStyles: 20_000, fonts: 24_000, script: 1_000 };

const fonts = files.filter((name) => /\.(?:woff2?|ttf|otf)$/.test(name));

const brotliSize = (text: string | Buffer) => (text.length > 0 ? brotliCompressSync(text).length : 0);

describe('the home page', () => {
  const { root } = readPage('index.html');

  test('needs at most 20 kB of HTML and styles', () => {
    const sheets = root
      .querySelectorAll('link[rel="stylesheet"]')
      .map((link) => transferSize((link.getAttribute('href') ?? '').slice(1)));
    const total = sheets.reduce((sum, size) => sum + size, transferSize('index.html'));
    expect(total).toBeLessThanOrEqual(limits.htmlAndStyles);
  });

  test('needs at most 1 kB of script', () => {
    const scripts = root
      .querySelectorAll('script')
      .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
      .map((script) => {
        const source = script.getAttribute('src');
        return brotliSize(source ? readFileSync(join(dist, source)) : script.text);
      });
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.script);
  });
});

test('all fonts together are one file of at most 24 kB', () => {
  expect(fonts).toHaveLength(1);
  expect(transferSize(fonts[0] ?? '')).toBeLessThanOrEqual(limits.fonts);
});

test.each(pageFiles)('%s fetches the font early', (file) => {
  const { root } = readPage(file);
  const preloaded = root
    .querySelectorAll('link[rel="preload"][as="font"]')
    .map((link) => link.getAttribute('href'));
  expect(preloaded).toEqual(fonts.map((font) => `/${font}`));
});
