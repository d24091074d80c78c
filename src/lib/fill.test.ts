import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('each name in braces is replaced by its value, as it stands', () => {
  expect(fill('{a} und {b}, {a}', { a: '$& {b}', b: '2' })).toBe('$& {b} und 2, $& {b}');
});

test('a name without a value leaves nothing', () => {
  expect(fill('Danke, {firstName}.', {})).toBe('Danke, .');
});
