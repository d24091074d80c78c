import { describe, expect, test } from 'vitest';
import { htmlFiles, readPage } from './dist.ts';

describe.each(htmlFiles)('%s', (file) => {
  const { root, html } = readPage(file);

  test('is marked as Swiss German', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('de-CH');
  });

  test('carries no script in an attribute, which the content security policy would block', () => {
    expect(html.match(/<[a-z][^>]*\son[a-z]+\s*=/g) ?? []).toEqual([]);
  });
});
