import { expect, test } from 'vitest';
import { findingsOn, htmlFiles } from './dist.ts';

test('every page is marked as Swiss German', () => {
  const others = findingsOn(htmlFiles, ({ root }) => {
    const language = root.querySelector('html')?.getAttribute('lang') ?? 'none';
    return language === 'de-CH' ? [] : [`lang="${language}"`];
  });
  expect(others, 'expected: lang="de-CH"').toEqual([]);
});

test('no page carries a script in an attribute, which the content security policy would block', () => {
  const scripted = findingsOn(htmlFiles, ({ html }) => html.match(/<[a-z][^>]*\son[a-z]+\s*=/g) ?? []);
  expect(scripted).toEqual([]);
});
