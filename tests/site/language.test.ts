import { describe, expect, test } from 'vitest';
import { htmlFiles, readPage, readTexts } from './dist.ts';

describe.each(htmlFiles)('%s', (file) => {
  const page = readPage(file);
  const head = page.root
    .querySelectorAll('title, meta[name="description"], meta[property^="og:"]')
    .map((element) => element.getAttribute('content') ?? element.text);
  const texts = [...head, ...readTexts(page).map(({ text }) => text)];

  test('is written without ß, as in Switzerland', () => {
    expect(texts.filter((text) => /[ßẞ]/.test(text))).toEqual([]);
  });

  test('quotes with guillemets', () => {
    expect(texts.filter((text) => /["“”„‟]/.test(text))).toEqual([]);
  });
});
