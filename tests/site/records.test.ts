import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { routes } from '#content/routes.ts';
import { textsOf } from '../../scripts/check/record-texts.ts';
import { fileOf, readPage, readTexts } from './dist.ts';

/** What is for search engines, for the owner's files, for another configuration or other values, or printed by the style sheet. */
const elsewhere = /^(?:route$|meta\.|.*\bconsent$|booking\.newTab\.portal|problems\.speakers)/;
/** Names of pictures and forms, and texts in which something is filled in. */
const noText = /^[a-z-]+$|\{\w+\}/;

const withoutSpaces = (text: string) => text.replace(/[\s\u00ad]+/g, '');

/** A section whose list is empty is left out with its heading. */
const printed = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).some(isEmptyList) ? {} : value,
  );
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

test.each(routes)('%s prints every text of its record, and leads wherever it says', (route) => {
  const page = readPage(fileOf(route));
  const main = page.root.querySelector('main')!;
  const read = withoutSpaces(
    readTexts({ ...page, root: main })
      .map(({ text }) => text)
      .join(''),
  );
  const addresses = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
  const missing = textsOf(printed(pages[route])).filter(
    ({ field, text }) =>
      !elsewhere.test(field) &&
      !noText.test(text) &&
      !addresses.includes(text) &&
      !read.includes(withoutSpaces(text)),
  );
  expect(missing).toEqual([]);
});
