import { expect, test } from 'vitest';
import { rules } from '../../../scripts/check/language.ts';
import { fileOf, findingsOn, htmlFiles, pageFiles, readPage, readTexts, type Page } from '../dist.ts';

/** The texts that say what they should not, with the pages they are on. */
const saying = (pattern: RegExp) =>
  findingsOn(htmlFiles, (page) => textsOf(page).filter((text) => pattern.test(text)));

function textsOf(page: Page): string[] {
  const head = page.root
    .querySelectorAll('title, meta[name="description"], meta[property^="og:"]')
    .map((element) => element.getAttribute('content') ?? element.text);
  return [...head, ...readTexts(page).map(({ text }) => text)];
}

test.each(rules)('no page says %s', (pattern) => {
  expect(saying(pattern)).toEqual([]);
});

/** Words of the railway; in drawings they may be anywhere, in sentences only where goods travel. */
const railway = /Fahrplan|Gleis|Bahnhof|Endstation|Prellbock|Haltestelle/i;
const railwayPages = [fileOf('/'), fileOf('/services/logistik-transport')];

test.each(pageFiles.filter((file) => !railwayPages.includes(file)))(
  '%s speaks without the railway',
  (file) => {
    const texts = readTexts(readPage(file)).map(({ text }) => text);
    expect(texts.filter((text) => railway.test(text))).toEqual([]);
  },
);

/** A number before what it counts; a span of time is a fact and no count. */
const counting =
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|tausend)\b (?!Jahre?|Monaten?|Wochen|Tagen?|statt)/i;

test('at most five headlines of the site count', () => {
  const headlines = pageFiles.flatMap((file) =>
    readPage(file)
      .root.querySelectorAll('main :is(h1, h2, h3)')
      .map(({ text }) => text.replaceAll('\u00ad', '').trim()),
  );
  expect(headlines.length).toBeGreaterThan(300);
  const counted = headlines.filter((headline) => counting.test(headline));
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(5);
});
