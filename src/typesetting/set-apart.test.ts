import { expect, test } from 'vitest';
import { jsx } from 'react/jsx-runtime';
import { setApart } from './set-apart.ts';

const element = jsx('b', { children: 'x' });
const lineBreak = jsx('br', {});

/** What is drawn, `x` for an element. */
const drawn = (type: 'div' | 'ul' | 'p' | 'address' | 'svg', ...children: unknown[]) =>
  setApart(type, children as never)
    .flat()
    .map((child) => (child === element ? 'x' : child === lineBreak ? '/' : (child ?? '')))
    .join('');

test('white space stands where two elements meet, and nowhere else', () => {
  expect(drawn('div', element, element)).toBe('x x');
  expect(drawn('ul', [element, element, element])).toBe('x x x');
  expect(drawn('div', element, [element, element])).toBe('x x x');
  expect(drawn('p', 'a', element, '.')).toBe('ax.');
  expect(drawn('address', 'a', lineBreak, 'b')).toBe('a/ b');
  expect(drawn('svg', element, element)).toBe('xx');
});

test('a part that is missing leaves no trace, and moves no other', () => {
  expect(drawn('div', element, null, element)).toBe('x x');
  expect(setApart('div', [element, null, element]).indexOf(element, 1)).toBe(4);
  expect(setApart('div', [element, element, element]).lastIndexOf(element)).toBe(4);
});
