import { expect, test } from 'vitest';
import { chineseNewYears, knownYears, yearlyClosures } from './order-times.ts';

/**
 * Copied by hand from the Gregorian-Lunar Calendar Conversion Tables of the Hong Kong Observatory: the first day of the
 * first moon of each year. https://www.hko.gov.hk/en/gts/time/conversion.htm
 */
test('the Chinese New Years are those of the Hong Kong Observatory', () => {
  expect(knownYears).toEqual({ from: 2026, to: 2031 });
  expect(chineseNewYears).toEqual([
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-03',
    '2031-01-23',
  ]);
});

test('the other holidays begin with the day of labour and with the national day', () => {
  expect(yearlyClosures).toEqual([
    { kind: 'may-days', month: 5, from: 1, to: 5 },
    { kind: 'golden-week', month: 10, from: 1, to: 7 },
  ]);
});
