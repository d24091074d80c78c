import { describe, expect, test } from 'vitest';
import { htmlFiles, readPage, readTexts } from './dist.ts';

/** Words that give a text away as not Swiss, or gender signs that Swiss offices do without. */
const notSwiss =
  /\b(?:MwSt|USt|EUSt|LKW|Fliesen?|Krankenh(?:aus|äuser)|Mittelst(?:and|ändler)|Dienstleister:innen)\b|\w[:*]innen\b|§ 5 (?:TMG|DDG)/;

/** Statements on climate need proof (UWG Art. 3 para. 1 lit. x), which nobody has supplied. */
const climate = /nachhaltig|klimaneutral|umweltfreundlich|CO₂|klimafreundlich/i;

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

  test('speaks as Switzerland does', () => {
    expect(texts.filter((text) => notSwiss.test(text))).toEqual([]);
  });

  test('promises nothing about the climate', () => {
    expect(texts.filter((text) => climate.test(text))).toEqual([]);
  });
});
