import { expect, test } from 'vitest';
import { findingsOn, htmlFiles } from './dist.ts';

test('every page is marked as Swiss German', () => {
  const others = findingsOn(htmlFiles, ({ root }) => {
    const language = root.querySelector('html')?.getAttribute('lang') ?? 'none';
    return language === 'de-CH' ? [] : [`lang="${language}"`];
  });
  expect(others, 'expected: lang="de-CH"').toEqual([]);
});

test('every page has exactly one main heading, and no level is skipped', () => {
  const wrong = findingsOn(htmlFiles, ({ root }) => {
    const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const main = headings.filter(({ tagName }) => tagName === 'H1').map(({ text }) => `h1 «${text}»`);
    const skipping = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
    return [
      ...(main.length === 1 ? [] : [`${main.length} main headings: ${main.join(', ')}`]),
      ...skipping.map(({ tagName, text }) => `${tagName.toLowerCase()} «${text}» skips a level`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no page carries a style attribute, which the content security policy would block', () => {
  const styled = findingsOn(htmlFiles, ({ root }) =>
    root.querySelectorAll('[style]').map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(styled).toEqual([]);
});

test('no page carries a script in an attribute, which the content security policy would block', () => {
  const scripted = findingsOn(htmlFiles, ({ html }) => html.match(/<[a-z][^>]*\son[a-z]+\s*=/g) ?? []);
  expect(scripted).toEqual([]);
});
