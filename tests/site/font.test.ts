import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { transferSize } from '../../scripts/weights/measure.ts';
import { dist, files, htmlFiles, pageFiles, readPage, readTexts, type Page } from './dist.ts';

/** In bytes over the wire. */
const limit = 24_000;

/** Chinese is set in the visitor's own fonts. */
const isChinese = (element: HTMLElement) => element.getAttribute('lang')?.startsWith('zh') ?? false;

/** Line breaks and characters without a shape, such as the soft hyphen, need no glyph. */
const shapeless = /[\n\r\t\p{Default_Ignorable_Code_Point}]/u;

const fonts = files.filter((name) => /\.(?:woff2?|ttf|otf)$/.test(name));

function openFont(file: string): Font {
  const font = create(readFileSync(join(dist, file)));
  if ('hasGlyphForCodePoint' in font) return font;
  throw new Error(`${file} is a collection of fonts`);
}

/** Texts a style sheet adds, such as `content: '→'`. */
function generatedTexts({ root }: Page): string[] {
  const css = root.querySelectorAll('style').map((style) => style.text);
  return [...css.join('').matchAll(/content:\s*(?:"([^"]*)"|'([^']*)')/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) =>
      String.fromCodePoint(parseInt(hex, 16)),
    ),
  );
}

test('all fonts together are one file of at most 24 kB', () => {
  expect(fonts).toHaveLength(1);
  expect(transferSize(join(dist, fonts[0] ?? ''))).toBeLessThanOrEqual(limit);
});

test.each(pageFiles)('%s is painted before the font takes up the line', (file) => {
  const { root, html } = readPage(file);
  expect(root.querySelectorAll('link[rel="preload"]')).toEqual([]);
  expect(html).toContain(`url(/${fonts[0]})`);
});

test.each(htmlFiles)('every character of %s is in the font', (file) => {
  const font = openFont(fonts[0] ?? '');
  const page = readPage(file);
  const texts = [...readTexts(page, isChinese).map(({ text }) => text), ...generatedTexts(page)];
  const shown = /text-transform:\s*uppercase/.test(page.html)
    ? texts.flatMap((text) => [text, text.toUpperCase()])
    : texts;
  const characters = new Set(shown.join(''));
  const missing = [...characters].filter(
    (character) => !shapeless.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing.map((character) => `${character} U+${character.codePointAt(0)?.toString(16)}`)).toEqual([]);
});
