import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, isoDay, readDay, today } from './day.ts';

describe('days', () => {
  test('are written as in Swiss letters', () => {
    expect(formatDay(dayOf(2027, 2, 6))).toBe('6.\u00a0Februar 2027');
  });

  test('that do not exist are not read', () => {
    for (const text of ['', '2027-02-29', '2027-13-01', '06.02.2027', '2027-2-6'])
      expect(readDay(text)).toBeNull();
    expect(readDay('2028-02-29')).not.toBeNull();
  });

  test('survive being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (at) => {
        expect(readDay(isoDay(at))).toBe(at);
      }),
    );
  });

  test('of today are those of the visitor', () => {
    expect(isoDay(today(new Date(2026, 2, 29, 0, 30)))).toBe('2026-03-29');
    expect(isoDay(today(new Date(2026, 9, 25, 23, 30)))).toBe('2026-10-25');
  });
});
