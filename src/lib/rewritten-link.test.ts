import { expect, test } from 'vitest';
import { decoded, withoutTail } from './rewritten-link.ts';

test.each([
  ['#aql%3D1000%5F50%5F3%5F1', '#aql=1000_50_3_1'],
  ['%23aql%3d1000', '#aql=1000'],
  ['%2523aql%253D1000%25255F50', '#aql=1000_50'],
  ['#aql=3D1000', '#aql=1000'],
  ['#aql=1000\\_50%5C_3', '#aql=1000_50_3'],
  ['#aql=1000', '#aql=1000'],
  ['?service=%', '?service=%'],
  ['#aql=10%E2%80%8B', '#aql=10%E2%80%8B'],
])('%s reads %s', (rewritten, written) => {
  expect(decoded(rewritten)).toBe(written);
});

test.each([
  '1000_50.',
  '1000_50)',
  '1000_50).',
  '1000_50.)',
  '1000_50,',
  '1000_50>',
  '1000_50"',
  '1000_50*',
  '1000_50 und mehr'.slice(0, 8),
  '1000_50%C2%A0',
  '1000_50%E2%80%9D.',
  '1000_50&utm_source=chat',
  '1000_50?fbclid=x',
])('%s is a value with something behind it', (text) => {
  expect(withoutTail(text)).toBe('1000_50');
});

test.each(['', '.', '1000...', '1000%E2%80%A6', '1000_50 und mehr', '1000%5', '<img>', '%00'])(
  '%j is no value',
  (text) => {
    expect(withoutTail(text)).toBe('');
  },
);
