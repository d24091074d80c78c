import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangedTo, holidays, knownYears, newYears } from '#content/tools/china-holidays.ts';
import { orderCalendarMessages } from '#content/tools/order-calendar.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { readWish, wishValues } from './address.ts';
import { dayOf, isoDay, readDay } from '#lib/day.ts';
import { axisOf, closureTexts, lineOf, monthTexts } from './drawing.ts';
import { exampleWish, isKnown, isWorkday, planOrder, type Wish, waysOf } from '../order-plan.ts';

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
const sea = { name: 'sea', days: 49 } as const;
const express = { name: 'express', days: 3 } as const;
const none = { sea: 0, air: 0, express: 0 };

const day = (text: string) => readDay(text) ?? NaN;
const datesOf = (wish: Wish, way: typeof sea | typeof express) =>
  Object.fromEntries(Object.entries(planOrder(wish, way)).map(([name, at]) => [name, isoDay(at)]));

/**
 * Copied by hand from the notice of the General Office of the State Council of 4 November 2025; for 2027, which was not
 * announced on 28 November 2026, what has been usual since 2020 and what the law fixes. Factories rest for four weeks
 * from a week before New Year's day, 17 February 2026 and 6 February 2027.
 */
const rest = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-10', '2026-03-09'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-01'],
  ['2027-01-30', '2027-02-26'],
  ['2027-04-05', '2027-04-05'],
  ['2027-05-01', '2027-05-05'],
  ['2027-06-09', '2027-06-09'],
  ['2027-09-15', '2027-09-15'],
  ['2027-10-01', '2027-10-07'],
] as const;

/** Those of 14 and 28 February fall into the weeks in which the factories rest. */
const workedWeekends = ['2026-01-04', '2026-05-09', '2026-09-20', '2026-10-10'];

const worksByHand = (iso: string) => {
  const isWeekend = [0, 6].includes(new Date(iso).getUTCDay());
  const rests = rest.some(([from, to]) => from <= iso && iso <= to);
  return !rests && (!isWeekend || workedWeekends.includes(iso));
};

test('the work days of 2026 and 2027 are those arranged by the State Council, or expected', () => {
  expect(arrangedTo).toBe(2026);
  for (let at = first; at < dayOf(2028, 1, 1); at++) {
    expect(isWorkday(at), isoDay(at)).toBe(worksByHand(isoDay(at)));
  }
});

test('goods for every Monday of 2026 and 2027 are ordered, made and inspected on those days', () => {
  const stepBack = (end: string, workDays: number) => {
    const date = new Date(end);
    for (let left = workDays; left > 0;) {
      date.setUTCDate(date.getUTCDate() - 1);
      if (worksByHand(date.toISOString().slice(0, 10))) left--;
    }
    return date.toISOString().slice(0, 10);
  };
  const daysBefore = (iso: string, days: number) =>
    new Date(Date.parse(iso) - days * 86_400_000).toISOString().slice(0, 10);
  for (let at = dayOf(2026, 1, 5); at < dayOf(2028, 1, 1); at += 7) {
    const reserves = { sea: 14, air: 10, express: 5 };
    const delays = { sea: 14 + 1 + 49, air: 10 + 1 + 7, express: 5 + 1 + 3 };
    for (const way of ways) {
      const plan = planOrder({ delivery: at, weeks: 6, reserves }, way);
      const departure = daysBefore(isoDay(at), delays[way.name]);
      expect(isoDay(plan.departure)).toBe(departure);
      // Six weeks of five days, after which five are inspected: without the days before 2026, of which nothing is known.
      if (plan.order >= first) expect(isoDay(plan.order), isoDay(at)).toBe(stepBack(departure, 30 + 5));
    }
  }
});

/** Copied by hand from the Gregorian-Lunar Calendar Conversion Tables of the Hong Kong Observatory. */
test('the Chinese New Years are those of the Hong Kong Observatory', () => {
  expect(knownYears).toEqual({ from: 2026, to: 2031 });
  expect(newYears.join(' ')).toBe('2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23');
});

test('the Golden Week has an eighth day where the Mid-Autumn Festival falls into it: 3 October 2028, 1 October 2031', () => {
  const isOff = (year: number) => !isWorkday(dayOf(year, 10, 8));
  // In 2028 the eighth is a Sunday anyway.
  expect([2026, 2027, 2029, 2030, 2031].map(isOff)).toEqual([false, false, false, false, true]);
  expect(holidays).toContainEqual(['2028-10-01', 8]);
});

test('goods for mid-June are inspected in April and made on both sides of the New Year', () => {
  const wish = { delivery: day('2027-06-15'), weeks: 6, reserves: { sea: 14, air: 10, express: 5 } };
  // Five days of inspection back from Friday, 9 April, without Qingming on the 5th. Six weeks are 24 work days from 1 March
  // to 1 April, and six before the factories close on 30 January.
  expect(datesOf(wish, sea)).toEqual({
    order: '2027-01-22',
    ready: '2027-04-02',
    released: '2027-04-10',
    departure: '2027-04-12',
    arrival: '2027-05-31',
    delivery: '2027-06-15',
  });
  // 5 days of reserve, 1 at customs, 3 on the way, 5 for the inspection from 31 May. 30 for the production: 17 from 6 May,
  // and 13 before the holidays.
  expect(datesOf(wish, express)).toMatchObject({ order: '2027-04-14' });
});

test.each([
  [
    'would have to leave during the holidays are ready before them',
    '2027-02-20',
    { departure: '2027-02-16', released: '2027-01-30', ready: '2027-01-23', order: '2027-01-18' },
  ],
  [
    'leave on the first day after the holidays were released before them',
    '2027-10-12',
    { departure: '2027-10-08', released: '2027-10-01' },
  ],
  [
    'are inspected from the first day after the holidays were finished before them',
    '2027-10-19',
    { released: '2027-10-15', ready: '2027-10-01' },
  ],
])('goods that %s', (_, delivery, dates) => {
  expect(datesOf({ delivery: day(delivery), weeks: 1, reserves: none }, express)).toMatchObject(dates);
});

test('production and inspection have as many work days as they need, and nothing is ordered or made on another day', () => {
  fc.assert(
    fc.property(wishes, anyWay, (wish, way) => {
      const { order, ready, released, departure, arrival, delivery } = planOrder(wish, way);
      const workDays = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, index) => from + index).filter(isWorkday);
      expect(workDays(order, ready)).toHaveLength(wish.weeks * 5);
      expect(workDays(ready, released)).toHaveLength(5);
      expect([order, ready - 1, released - 1].every(isWorkday)).toBe(true);
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
    exampleWish(at, ways, { weeks: 6, reserves: { sea: 14, air: 10, express: 5 } });

  test('of 21 November 2026 is for July: for mid-June one had to order by sea on 22 January, fifteen days before New Year', () => {
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
        ...[
          ...lines
            .flatMap(Object.values)
            .join('')
            .matchAll(/[MH](-?[\d.]+|NaN)/g),
        ].map(([, x]) => Number(x)),
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
