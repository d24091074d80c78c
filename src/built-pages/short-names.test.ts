import { expect, test } from 'vitest';
import { withShortNames } from './short-names.ts';

test('a custom property has the same short name in all styles and drawings of a page', () => {
  const html =
    '<style>:root{--ink:#000;--color-text:var(--ink)}</style><p>--ink</p><path fill="var(--ink)"/>';
  expect(withShortNames(html)).toBe(
    '<style>:root{--0:#000;--1:var(--0)}</style><p>--ink</p><path fill="var(--0)"/>',
  );
});

test('what a script writes keeps its name', () => {
  const html = '<style>.list{inline-size:var(--radix-select-trigger-width);margin:var(--space)}</style>';
  expect(withShortNames(html)).toContain('var(--radix-select-trigger-width);margin:var(--0)');
});
