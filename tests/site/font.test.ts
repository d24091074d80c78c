import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { transferSize } from '../../scripts/weights/measure.ts';
import { dist, files, findingsOn, htmlFiles, builtPages, readTexts, stylesOf, type Page } from './dist.ts';

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
function generatedTexts(page: Page): string[] {
  const css = stylesOf(page).join('');
  return [...css.matchAll(/content:\s*(?:"([^"]*)"|'([^']*)')/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) =>
      String.fromCodePoint(parseInt(hex, 16)),
    ),
  );
}

test('all fonts together are one file of at most 24 kB', () => {
  expect(fonts).toHaveLength(1);
  expect(transferSize(join(dist, fonts[0] ?? ''))).toBeLessThanOrEqual(limit);
});

test('every page is painted before its font is fetched', () => {
  const wrong = findingsOn(builtPages, (page) => [
    ...page.root
      .querySelectorAll('link[rel="preload"]')
      .map((link) => `preloads ${link.getAttribute('href')}`),
    ...(page.html.includes(`/${fonts[0]}`) ? ['names the font before its late sheet'] : []),
    ...(stylesOf(page).join('').includes(`url(/${fonts[0]})`) ? [] : [`does not name /${fonts[0]}`]),
  ]);
  expect(wrong).toEqual([]);
});

test('every character of every page is in the font', () => {
  const font = openFont(fonts[0] ?? '');
  const missing = findingsOn(htmlFiles, (page) => {
    const texts = [...readTexts(page.root, isChinese).map(({ text }) => text), ...generatedTexts(page)];
    return [...new Set(texts.join(''))]
      .filter((sign) => !shapeless.test(sign) && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      .map((sign) => `${sign} U+${sign.codePointAt(0)?.toString(16)}`);
  });
  expect(missing).toEqual([]);
});

const unquoted = (families = '') => families.replaceAll(/["']/g, '');

/** The descriptors of a `@font-face` rule. */
type Face = Readonly<Record<string, string>>;

function facesOf(page: Page): Face[] {
  const css = stylesOf(page).join('');
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body
        .split(';')
        .filter((line) => line.includes(':'))
        .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
  );
}

test('on every page the visitor’s own typeface stands in with the measures of ours', () => {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(fonts[0] ?? '');
  const measures = { 'ascent-override': ascent, 'descent-override': -descent, 'line-gap-override': lineGap };

  /** The measures apply to the font that stands in, which is drawn larger or smaller first. */
  const wrongMeasures = (face: Face) =>
    Object.entries(measures).flatMap(([name, measure]) => {
      const expected = (100 * 100 * measure) / unitsPerEm / parseFloat(face['size-adjust'] ?? '');
      return Math.abs(parseFloat(face[name] ?? '') - expected) < 0.05
        ? []
        : `${name} of weight ${face['font-weight']}: ${face[name] ?? 'missing'}, expected ${expected.toFixed(2)}%`;
    });

  const wrong = findingsOn(builtPages, (page) => {
    const faces = facesOf(page);
    const standIns = faces.filter(({ src }) => src?.includes('local('));
    const ours = faces.find(({ src }) => src?.includes('url('));
    const weights = standIns.flatMap((face) => (face['font-weight'] ?? '').split(' ').map(Number)).toSorted();
    const covered = `${weights.at(0)} ${weights.at(-1)}`;
    const [first, last] = [
      ...stylesOf(page)
        .join('')
        .matchAll(/\bhtml\{font-family:\s*([^;}]+)/g),
    ].map(([, families]) => unquoted(families).split(/,\s*/));
    const standIn = unquoted(standIns[0]?.['font-family']);
    return [
      ...standIns.flatMap(wrongMeasures),
      ...(covered === ours?.['font-weight']
        ? []
        : [`weights ${covered} stand in for ${ours?.['font-weight']}`]),
      ...(first?.[0] === standIn ? [] : [`the first screen is set in ${first?.[0]}`]),
      ...(last?.[0] === unquoted(ours?.['font-family']) && last?.[1] === standIn
        ? []
        : [`the sheet asks for ${last}`]),
    ];
  });
  expect(wrong).toEqual([]);
});
