import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatCount, formatMoney } from './format-amount.ts';
import { readAmount, readCount } from './read-amount.ts';

describe('an amount typed by a buyer', () => {
  test.each([
    ['20000', 2_000_000],
    ["20'000", 2_000_000],
    ['20’000', 2_000_000],
    ['20 000', 2_000_000],
    ['20\u202f000', 2_000_000],
    ['\ufeffCHF\u00a020\u200b000.50\u202c', 2_000_050],
    ['20’000\u00a0CHF\u00a0', 2_000_000],
    ['\u200e20’000\u00a0.–', 2_000_000],
    ['20000.50', 2_000_050],
    ['20000,50', 2_000_050],
    ["20'000.5", 2_000_050],
    ['20’000.–', 2_000_000],
    ['20’000,–', 2_000_000],
    ['1000,-', 100_000],
    ['CHF 20’000.50', 2_000_050],
    ['Fr. 20', 2_000],
    ['SFr. 100', 10_000],
    ['20 000 CHF', 2_000_000],
    ['20.– Fr.', 2_000],
    ['.50', 50],
    ['20.', 2_000],
    ['20.000,50', 2_000_050],
    ['20,000.50', 2_000_050],
    ['1.000.000', 100_000_000],
    ['0', 0],
  ])('%s is understood', (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });

  test.each([...'‘‛ʼʻʹˈˊˋ′‵´`＇ꞌ'])('%s is an apostrophe', (sign) => {
    expect(readAmount(`1${sign}020${sign}000.50`)).toEqual({ value: 102_000_050 });
    expect(readCount(`20${sign}000`)).toEqual({ value: 20_000 });
  });

  test.each([
    ['', 'missing'],
    [' \u00a0\u200b', 'missing'],
    ['20.000', 'ambiguous'],
    ['20,000', 'ambiguous'],
    ['1.000', 'ambiguous'],
    ['-5', 'impossible'],
    ['20.0005', 'impossible'],
    ['0.125', 'impossible'],
    ["2'00", 'impossible'],
    ['zwanzig', 'impossible'],
    ['1e5', 'impossible'],
    ['20000 USD', 'impossible'],
    ['.', 'impossible'],
    ['CHF', 'missing'],
    ['Fr. 12.345', 'ambiguous'],
    ['1.000,-', 'ambiguous'],
    ['1000000000', 'too-large'],
  ])('%s is asked about (%s)', (text, problem) => {
    expect(readAmount(text)).toEqual({ problem });
  });
});

test('pieces are whole', () => {
  expect(readCount('1’000')).toEqual({ value: 1000 });
  expect(readCount('\u200f1\u00a0000\u200b')).toEqual({ value: 1000 });
  expect(readCount('1.000')).toEqual({ problem: 'ambiguous' });
  expect(readCount('12.5')).toEqual({ problem: 'impossible' });
});

test('amounts are written with apostrophe, point and two decimals', () => {
  expect(formatAmount(2_481_976)).toBe('24’819.76');
  expect(formatAmount(5)).toBe('0.05');
  expect(formatMoney(2_481_976)).toBe('CHF\u00a024’819.76');
  expect(formatCount(999)).toBe('999');
  expect(formatCount(1_234_567)).toBe('1’234’567');
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (value) => {
      expect(readAmount(formatAmount(value))).toEqual({ value });
      expect(readAmount(formatMoney(value))).toEqual({ value });
      expect(readCount(formatCount(value))).toEqual({ value });
    }),
  );
});

test('no text whatever reads as NaN, a fraction or a negative number', () => {
  const digitsAndSigns = fc.string({ unit: fc.constantFrom(..."0123456789.,'’ -–+eCHF\u00a0") });
  fc.assert(
    fc.property(fc.oneof(fc.string(), digitsAndSigns), (text) => {
      for (const reading of [readAmount(text), readCount(text)]) {
        if ('problem' in reading) continue;
        expect(Number.isSafeInteger(reading.value)).toBe(true);
        expect(reading.value).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 2000 },
  );
});
