import { describe, expect, test } from 'vitest';
import { htmlFiles, readPage } from './dist.ts';

describe.each(htmlFiles)('%s', (file) => {
  const { root, html } = readPage(file);

  test('is marked as Swiss German', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('de-CH');
  });

  test('has exactly one main heading, and no level is skipped', () => {
    const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipping = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
    expect(skipping.map((heading) => heading.outerHTML)).toEqual([]);
  });

  test('carries no style attribute, which the content security policy would block', () => {
    expect(root.querySelectorAll('[style]').map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
  });

  test('carries no script in an attribute, which the content security policy would block', () => {
    expect(html.match(/<[a-z][^>]*\son[a-z]+\s*=/g) ?? []).toEqual([]);
  });
});
