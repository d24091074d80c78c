import { expect, test } from 'vitest';
import { printHours, phoneHref } from './company.ts';

test('a day that has a break is printed once, and one that is closed says so', () => {
  expect(
    printHours([
      { days: 'Mo–Fr', hours: '08:00–12:00' },
      { days: 'Mo–Fr', hours: '13:15–17:30' },
      { days: 'Sa', hours: 'geschlossen' },
    ]),
  ).toEqual(['Mo–Fr 08:00–12:00, 13:15–17:30', 'Sa geschlossen']);
});

test('a phone link carries digits and the plus sign only', () => {
  expect(phoneHref('+41 44 000 00 00')).toBe('tel:+41440000000');
});
