import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSpan } from '#lib/span.ts';
import { chineseNewYears, goldenWeek, knownYears, orderCalendarTool } from '#content/tools/order-calendar.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { readWish, wishValues } from './address.ts';
import { dayOf, formatDay, isoDate, readDay, today } from './days.ts';
import { axisOf, closureTexts, lineOf, monthTexts } from './drawing.ts';
import { closures, isKnown, planOrder, type Wish } from './order-plan.ts';

const first = dayOf(knownYears.from, 1, 1);
const last = dayOf(knownYears.to, 12, 31);
const wishes: fc.Arbitrary<Wish> = fc.record({
  delivery: fc.integer({ min: first, max: last }),
  weeks: fc.integer({ min: 1, max: 26 }),
  reserve: fc.integer({ min: 0, max: 60 }),
});
const transits = fc.constantFrom(
  ...logistikTransport.transport.options.map(({ duration }) => parseSpan(duration).to),
);

const day = (text: string) => readDay(text) ?? NaN;
const isClosed = (at: number) => closures.some(({ from, to }) => from <= at && at <= to);

describe('days', () => {
  test('are written as in Swiss letters', () => {
    expect(formatDay(day('2027-02-06'))).toBe('6.\u00a0Februar 2027');
  });

  test('that do not exist are not read', () => {
    for (const text of ['', '2027-02-29', '2027-13-01', '06.02.2027', '2027-2-6'])
      expect(readDay(text)).toBeNull();
    expect(readDay('2028-02-29')).not.toBeNull();
  });

  test('survive being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (at) => {
        expect(readDay(isoDate(at))).toBe(at);
      }),
    );
  });

  test('of today are those of the visitor', () => {
    expect(isoDate(today(new Date(2026, 2, 29, 0, 30)))).toBe('2026-03-29');
    expect(isoDate(today(new Date(2026, 9, 25, 23, 30)))).toBe('2026-10-25');
  });
});

test('every known year has its New Year between 21 January and 20 February, and its Golden Week', () => {
  expect(chineseNewYears.map((date) => Number.parseInt(date))).toEqual(
    Array.from({ length: knownYears.to - knownYears.from + 1 }, (_, index) => knownYears.from + index),
  );
  for (const date of chineseNewYears) expect(date.slice(5) >= '01-21' && date.slice(5) <= '02-20').toBe(true);
  expect(closures).toHaveLength(2 * chineseNewYears.length);
  expect(goldenWeek).toEqual({ month: 10, from: 1, to: 7 });
});

test('goods for mid-April have to be ordered before the factories close for the New Year, even by express', () => {
  const wish = { delivery: day('2027-04-15'), weeks: 6, reserve: 10 };
  const sea = planOrder(wish, 35);
  expect(isoDate(sea.departure)).toBe('2027-02-28');
  expect(isoDate(sea.ready)).toBe('2027-02-28');
  expect(isoDate(sea.order)).toBe('2026-12-20');
  expect(isoDate(planOrder(wish, 3).order)).toBe('2027-01-21');
});

test('goods that would have to leave during the holidays are ready before them', () => {
  const { departure, ready, order } = planOrder({ delivery: dayOf(2027, 2, 20), weeks: 1, reserve: 0 }, 3);
  expect(isoDate(departure)).toBe('2027-02-16');
  expect(isoDate(ready)).toBe('2027-01-30');
  expect(isoDate(order)).toBe('2027-01-23');
});

test('goods that leave on the first day after the holidays were finished before them', () => {
  const { departure, ready } = planOrder({ delivery: dayOf(2027, 10, 12), weeks: 1, reserve: 0 }, 3);
  expect(isoDate(departure)).toBe('2027-10-08');
  expect(isoDate(ready)).toBe('2027-10-01');
});

test('production has as many open days as it needs, and nothing is ordered or made on a holiday', () => {
  fc.assert(
    fc.property(wishes, transits, (wish, transit) => {
      const { order, ready, departure, arrival, delivery } = planOrder(wish, transit);
      const days = Array.from({ length: ready - order }, (_, index) => order + index);
      expect(days.filter((at) => !isClosed(at))).toHaveLength(wish.weeks * 7);
      expect(isClosed(order)).toBe(false);
      expect(isClosed(ready - 1)).toBe(false);
      expect([order, ready, departure, arrival, delivery]).toEqual(
        [order, ready, departure, arrival, delivery].toSorted((one, other) => one - other),
      );
    }),
  );
});

test('whoever wishes an earlier delivery, a longer production or more reserve never orders later', () => {
  fc.assert(
    fc.property(wishes, transits, ({ delivery, weeks, reserve }, transit) => {
      const { order } = planOrder({ delivery, weeks, reserve }, transit);
      expect(planOrder({ delivery: delivery - 1, weeks, reserve }, transit).order).toBeLessThanOrEqual(order);
      expect(planOrder({ delivery, weeks: weeks + 1, reserve }, transit).order).toBeLessThan(order);
      expect(planOrder({ delivery, weeks, reserve: reserve + 1 }, transit).order).toBeLessThanOrEqual(order);
    }),
  );
});

test('the calendar knows where its knowledge ends', () => {
  const plan = planOrder({ delivery: dayOf(2026, 2, 1), weeks: 6, reserve: 10 }, 35);
  expect(isKnown(plan)).toBe(false);
  expect(isKnown({ ...plan, order: first, delivery: last })).toBe(true);
  expect(isKnown({ ...plan, order: first, delivery: last + 1 })).toBe(false);
});

test('the example of the built page is known', () => {
  const { delivery, ...wish } = orderCalendarTool.example;
  for (const { duration } of logistikTransport.transport.options) {
    expect(isKnown(planOrder({ ...wish, delivery: day(delivery) }, parseSpan(duration).to))).toBe(true);
  }
});

test('every shape and text stands on the axis', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const plans = [35, 7, 3].map((transit) => planOrder(wish, transit));
      const axis = axisOf(plans);
      const lines = plans.map((plan) => lineOf(plan, axis));
      const shares = [
        ...lines.flatMap(({ order, ready }) => [order, ready]),
        ...lines.flatMap(({ closed, production, transit, reserve, months }) =>
          [...[closed, production, transit, reserve, months].join('').matchAll(/[MH](-?[\d.]+|NaN)/g)].map(
            ([, x]) => Number(x),
          ),
        ),
        ...[...monthTexts(axis), ...closureTexts(axis)].map(({ x }) => x),
      ];
      expect(shares.filter((share) => !(share >= 0 && share <= 100))).toEqual([]);
    }),
  );
});

test('a wish survives its way through an address', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(readWish(wishValues(wish))).toEqual(wish);
    }),
  );
  for (const foreign of [
    '',
    '2027-04-15',
    '2027-02-30_6_10',
    '2027-04-15_0_10',
    '2027-04-15_6_61',
    '2027-04-15_6_-1',
  ]) {
    expect(readWish(foreign)).toBeNull();
  }
});
