import { expect, test } from 'vitest';
import { rules } from '../../../scripts/check/language.ts';
import { findingsOn, htmlFiles, readTexts, type Page } from '../dist.ts';

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
