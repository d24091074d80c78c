import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chineseNewYears, knownYears } from '#content/tools/order-times.ts';
import { orderCalendarMessages } from '#content/tools/order-calendar.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { readWish, wishValues } from './address.ts';
import { dayOf, isoDay, readDay } from '#lib/day.ts';
import { axisOf, closureTexts, lineOf, monthTexts } from './drawing.ts';
import { exampleWish } from './example.ts';
import { closures, isKnown, planOrder, type Wish } from './order-plan.ts';
import { waysOf } from './ways.ts';

const first = dayOf(knownYears.from, 1, 1);
const last = dayOf(knownYears.to, 12, 31);
const reserveDays = fc.integer({ min: 0, max: 60 });
const wishes: fc.Arbitrary<Wish> = fc.record({
  delivery: fc.integer({ min: first, max: last }),
  weeks: fc.integer({ min: 1, max: 26 }),
  reserves: fc.record({ sea: reserveDays, air: reserveDays, express: reserveDays }),
});
const ways = waysOf(logistikTransport.transport);
const anyWay = fc.constantFrom(...ways);
const sea = { name: 'sea', days: 35 } as const;
const express = { name: 'express', days: 3 } as const;
const none = { sea: 0, air: 0, express: 0 };

const day = (text: string) => readDay(text) ?? NaN;
const isClosed = (at: number) => closures.some(({ from, to }) => from <= at && at <= to);

test('every known year has its New Year between 21 January and 20 February, its days of May and its Golden Week', () => {
  expect(chineseNewYears.map((date) => Number.parseInt(date))).toEqual(
    Array.from({ length: knownYears.to - knownYears.from + 1 }, (_, index) => knownYears.from + index),
  );
  for (const date of chineseNewYears) expect(date.slice(5) >= '01-21' && date.slice(5) <= '02-20').toBe(true);
  expect(closures).toHaveLength(3 * chineseNewYears.length);
});

test('goods for mid-June are inspected in April and made on both sides of the New Year', () => {
  const wish = { delivery: day('2027-06-15'), weeks: 6, reserves: { sea: 28, air: 10, express: 5 } };
  const dates = Object.entries(planOrder(wish, sea)).map(([name, at]) => [name, isoDay(at)]);
  // Six weeks are 39 days from 27 February to 6 April, and three before the factories close on 30 January.
  expect(Object.fromEntries(dates)).toEqual({
    order: '2027-01-27',
    ready: '2027-04-07',
    released: '2027-04-12',
    departure: '2027-04-12',
    arrival: '2027-05-17',
    delivery: '2027-06-15',
  });
  // 5 days of reserve, 1 at customs, 3 on the way, 5 for the inspection from 1 June. 42 for the production: 26 from 6 May,
  // and 16 before the holidays.
  expect(isoDay(planOrder(wish, express).order)).toBe('2027-04-15');
});

test('goods that would have to leave during the holidays are ready before them', () => {
  const wish = { delivery: dayOf(2027, 2, 20), weeks: 1, reserves: none };
  const { departure, released, ready, order } = planOrder(wish, express);
  expect(isoDay(departure)).toBe('2027-02-16');
  expect(isoDay(released)).toBe('2027-01-30');
  expect(isoDay(ready)).toBe('2027-01-25');
  expect(isoDay(order)).toBe('2027-01-18');
});

test('goods that leave on the first day after the holidays were released before them', () => {
  const wish = { delivery: dayOf(2027, 10, 12), weeks: 1, reserves: none };
  const { departure, released } = planOrder(wish, express);
  expect(isoDay(departure)).toBe('2027-10-08');
  expect(isoDay(released)).toBe('2027-10-01');
});

test('goods that are inspected from the first day after the holidays were finished before them', () => {
  const wish = { delivery: dayOf(2027, 10, 17), weeks: 1, reserves: none };
  const { released, ready } = planOrder(wish, express);
  expect(isoDay(released)).toBe('2027-10-13');
  expect(isoDay(ready)).toBe('2027-10-01');
});

test('production and inspection have as many open days as they need, and nothing is ordered or made on a holiday', () => {
  fc.assert(
    fc.property(wishes, anyWay, (wish, way) => {
      const { order, ready, released, departure, arrival, delivery } = planOrder(wish, way);
      const openDays = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, index) => from + index).filter((at) => !isClosed(at));
      expect(openDays(order, ready)).toHaveLength(wish.weeks * 7);
      expect(openDays(ready, released)).toHaveLength(5);
      expect([order, ready - 1, released - 1].filter(isClosed)).toEqual([]);
      const inTime = [order, ready, released, departure, arrival, delivery];
      expect(inTime).toEqual(inTime.toSorted((one, other) => one - other));
    }),
  );
});

test('whoever wishes an earlier delivery, a longer production or more reserve never orders later', () => {
  fc.assert(
    fc.property(wishes, anyWay, (wish, way) => {
      const orderFor = (change: Partial<Wish>) => planOrder({ ...wish, ...change }, way).order;
      const more = { ...wish.reserves, [way.name]: wish.reserves[way.name] + 1 };
      expect(orderFor({ delivery: wish.delivery - 1 })).toBeLessThanOrEqual(orderFor({}));
      expect(orderFor({ weeks: wish.weeks + 1 })).toBeLessThan(orderFor({}));
      expect(orderFor({ reserves: more })).toBeLessThanOrEqual(orderFor({}));
    }),
  );
});

test('the calendar knows where its knowledge ends', () => {
  const plan = planOrder({ delivery: dayOf(2026, 2, 1), weeks: 6, reserves: none }, sea);
  expect(isKnown(plan)).toBe(false);
  expect(isKnown({ ...plan, order: first, delivery: last })).toBe(true);
  expect(isKnown({ ...plan, order: first, delivery: last + 1 })).toBe(false);
});

describe('the example', () => {
  const wishOn = (at: number) =>
    exampleWish(at, ways, { weeks: 6, reserves: { sea: 28, air: 10, express: 5 } });

  test('of 21 November 2026 is for July: for mid-June one had to order by sea on 27 January, ten days before New Year', () => {
    expect(isoDay(wishOn(day('2026-11-21')).delivery)).toBe('2027-07-01');
  });

  test.each(['2026-12-01', '2027-10-20', '2028-11-30'])(
    'of %s is not ordered in the weeks in which factories fill up before New Year',
    (at) => {
      const order = Math.min(...ways.map((way) => planOrder(wishOn(day(at)), way).order));
      for (const closed of ['2027-01-30', '2028-01-19', '2029-02-06']) {
        expect(order < day(closed) - 28 || order >= day(closed), isoDay(order)).toBe(true);
      }
    },
  );

  test('leaves eight weeks or more to order by sea, on whatever day it is chosen, and not many more', () => {
    for (let at = first; at < dayOf(2031, 5, 1); at++) {
      const wish = wishOn(at);
      const plans = ways.map((way) => planOrder(wish, way));
      expect(plans.every(isKnown), isoDay(at)).toBe(true);
      const notice = Math.min(...plans.map(({ order }) => order)) - at;
      expect(notice, isoDay(at)).toBeGreaterThanOrEqual(56);
      // Half a month to the next first or fifteenth on either side, four busy weeks and the four closed ones around New Year.
      expect(notice, isoDay(at)).toBeLessThanOrEqual(56 + 2 * 17 + 28 + 28);
    }
  });

  test('is the last known day where the knowledge of the holidays ends', () => {
    expect(isoDay(wishOn(dayOf(2031, 12, 1)).delivery)).toBe('2031-12-31');
  });
});

test('every shape and text stands on the axis', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const plans = ways.map((way) => planOrder(wish, way));
      const axis = axisOf(plans);
      const lines = plans.map((plan) => lineOf(plan, axis));
      const shares = [
        ...lines.flatMap(({ order, ready }) => [order, ready]),
        ...lines.flatMap(({ closed, production, inspection, transit, reserve, months }) =>
          [
            ...[closed, production, inspection, transit, reserve, months]
              .join('')
              .matchAll(/[MH](-?[\d.]+|NaN)/g),
          ].map(([, x]) => Number(x)),
        ),
        ...[...monthTexts(axis), ...closureTexts(axis)].map(({ x }) => x),
      ];
      expect(shares.filter((share) => !(share >= 0 && share <= 100))).toEqual([]);
    }),
  );
});

// Counted by hand in days from 1 December 2026: the middle of each month up to the delivery, and that of the closure from
// 30 January to 26 February, around New Year's day on the 6th.
test('each month stands on the axis where it is, with three letters, and January with its year', () => {
  const delivery = day('2027-04-15');
  const wish = { delivery, weeks: 6, reserves: { sea: 21, air: 21, express: 21 } };
  const axis = axisOf(ways.map((way) => planOrder(wish, way)));
  const days = [...monthTexts(axis), ...closureTexts(axis)].map(({ text, anchor, x }) => [
    text,
    anchor,
    Math.round((2 * x * (delivery - day('2026-12-01'))) / 100) / 2,
  ]);
  expect(days).toEqual([
    ['Dez', 'middle', 15.5],
    ['Jan 2027', 'middle', 46.5],
    ['Feb', 'middle', 76],
    ['Mär', 'middle', 105.5],
    ['Apr', 'middle', 128],
    [orderCalendarMessages.closures['new-year'], 'middle', 74],
  ]);
});

test('an address from before each way had its reserve carries one for all', () => {
  expect(readWish('2027-04-15_6_21')).toEqual({
    delivery: day('2027-04-15'),
    weeks: 6,
    reserves: { sea: 21, air: 21, express: 21 },
  });
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
    '2027-04-15_6_28_10',
    '2027-04-15_6_28_10_61',
  ]) {
    expect(readWish(foreign)).toBeNull();
  }
});
