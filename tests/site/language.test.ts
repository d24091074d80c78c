import { expect, test } from 'vitest';
import { findingsOn, htmlFiles, readTexts, type Page } from './dist.ts';

/** Words that give a text away as not Swiss, or gender signs that Swiss offices do without. */
const notSwiss =
  /\b(?:MwSt|USt|EUSt|LKW|Fliesen?|Krankenh(?:aus|äuser)|Mittelst(?:and|ändler)|Dienstleister:innen)\b|\w[:*]innen\b|§ 5 (?:TMG|DDG)/;

/** Statements on climate need proof (UWG Art. 3 para. 1 lit. x), which nobody has supplied. */
const climate = /nachhaltig|klimaneutral|umweltfreundlich|CO₂|klimafreundlich/i;

/** The texts that say what they should not, with the pages they are on. */
const saying = (pattern: RegExp) =>
  findingsOn(htmlFiles, (page) => textsOf(page).filter((text) => pattern.test(text)));

function textsOf(page: Page): string[] {
  const head = page.root
    .querySelectorAll('title, meta[name="description"], meta[property^="og:"]')
    .map((element) => element.getAttribute('content') ?? element.text);
  return [...head, ...readTexts(page).map(({ text }) => text)];
}

test('every page is written without ß, as in Switzerland', () => {
  expect(saying(/[ßẞ]/)).toEqual([]);
});

test('every page quotes with guillemets', () => {
  expect(saying(/["“”„‟]/)).toEqual([]);
});

test('every page speaks as Switzerland does', () => {
  expect(saying(notSwiss)).toEqual([]);
});

test('no page promises anything about the climate', () => {
  expect(saying(climate)).toEqual([]);
});
