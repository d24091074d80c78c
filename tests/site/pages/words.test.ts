import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, htmlFiles } from '../dist.ts';

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
