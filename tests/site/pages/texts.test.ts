import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketingPages } from '#content/pages.ts';
import { team } from '#content/team.ts';
import { textsOf } from '../../../scripts/check/records.ts';
import { wordRules } from '../../../scripts/check/texts.ts';
import { dist, findingsOn, htmlFiles, readTexts, type Page } from '../dist.ts';

/** The texts that say what they should not, with the pages they are on. */
const saying = (pattern: RegExp) =>
  findingsOn(htmlFiles, (page) => readOn(page).filter((text) => pattern.test(text)));

function readOn(page: Page): string[] {
  const head = page.root
    .querySelectorAll('title, meta[name="description"], meta[property^="og:"]')
    .map((element) => element.getAttribute('content') ?? element.text);
  return [...head, ...readTexts(page.root).map(({ text }) => text)];
}

test.each(wordRules)('no page says %s', (pattern) => {
  expect(saying(pattern)).toEqual([]);
});

/** What is no text. */
const elements = /<(script|style)\b.*?<\/\1>|<!--.*?-->/gs;
/** The end of one word and the beginning of another, with nothing but tags between them. */
const meeting = /([\p{L}\p{N}.,:;!?%»)]+)((?:<[^>]+>)+)(?=([\p{L}\p{N}«(+]+))/gu;

test.each(htmlFiles)('the words of %s stay apart where its tags are taken away', (file) => {
  const html = readFileSync(join(dist, file), 'utf8').replace(elements, '');
  const together = [...html.slice(html.indexOf('<body')).matchAll(meeting)]
    // What stays on one line is a part of its text.
    .filter(([, , tags = '']) => /<(?!\/?no-break>)/.test(tags))
    .map(([, before, , after]) => `${before}|${after}`);
  expect(together).toEqual([]);
});

/** As it stands in an attribute or a script, and as it is read, where elements may part it. */
const readings = (text: string) =>
  [text, text.replace(/<[^>]*>/g, '')].map((reading) => reading.replace(/\s|&nbsp;/g, ''));

test('where a consent is filed stands nowhere on the site', () => {
  const consents = textsOf({ marketingPages, team }).filter(
    ({ field, text }) => field.endsWith('.consent') && text.trim() !== '',
  );
  const files = globSync('**/*.{html,js,json,txt,vcf,xml}', { cwd: dist });
  const published = files.flatMap((file) => {
    const read = readings(readFileSync(join(dist, file), 'utf8')).join('\n');
    return consents
      .filter(({ text }) => read.includes(text.replace(/\s/g, '')))
      .map(({ field }) => `${file}: ${field}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(published).toEqual([]);
});
