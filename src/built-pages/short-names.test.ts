import { expect, test } from 'vitest';
import { withShortNames } from './short-names.ts';

test('a custom property has the same short name in all styles and drawings of a page', () => {
  const html =
    '<style>:root{--ink:#000;--color-text:var(--ink)}</style><p>--ink</p><path fill="var(--ink)"/>';
  expect(withShortNames(html, '')).toBe(
    '<style>:root{--0:#000;--1:var(--0)}</style><p>--ink</p><path fill="var(--0)"/>',
  );
});

test('what a script writes keeps its name', () => {
  const html = '<style>.list{inline-size:var(--radix-select-trigger-width);margin:var(--space)}</style>';
  expect(withShortNames(html, '')).toContain('var(--radix-select-trigger-width);margin:var(--0)');
});

test('a class of a module has the shortest name that is free, the same in attributes and styles', () => {
  const html =
    '<style>.b,._kLmP{margin:0}._kLmQ b{animation:_kLmR}@keyframes _kLmR{}</style><p class="b _kLmP"><b class="_kLmQ">';
  expect(withShortNames(html, '')).toBe(
    '<style>.b,.c{margin:0}.d b{animation:e}@keyframes e{}</style><p class="b c"><b class="d">',
  );
});

test('a class that a script or the values of an island name keeps its name', () => {
  const html =
    '<style>._kLmP{}._kLmQ{}._kLmR{}</style><p class="_kLmP" data-props="_kLmQ"></p><i class="_kLmR"></i>';
  expect(withShortNames(html, 'a.className="_kLmP"')).toBe(
    '<style>._kLmP{}._kLmQ{}.b{}</style><p class="_kLmP" data-props="_kLmQ"></p><i class="b"></i>',
  );
});
