import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { boardGoods, type GoodsName } from '#content/tools/board-goods.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { departureBoardMessages as messages } from '#content/tools/departure-board.ts';
import type { Goods } from '#content/tools/schema.ts';
import { fill } from '#lib/fill.ts';
import { dayOf, formatDay, isoDay, partsOf, readDay } from '#lib/day.ts';
import { keysOf } from '#lib/keys.ts';
import { isWorkday, waysOf } from '../order-plan.ts';
import { choiceValues, readChoice } from './address.ts';
import {
  boardOf,
  boardValues,
  departures,
  earliest,
  exampleChoice,
  flapsOf,
  isMissed,
  timeInWords,
  verdictOf,
} from './timetable.ts';

/** What the board says, in the owner's words. */
const inTime = (way: string, date: string) => fill(messages.inTime, { way, date });
const tooLate = (...late: string[]) => fill(messages.tooLate, { ways: late.join(` ${messages.and} `) });
const search = (date: string) => fill(messages.search, { date });

const ways = waysOf(logistikTransport.transport);
const goodsOf: Record<GoodsName, Goods> = boardGoods;
const names = keysOf(goodsOf);

/** What is counted by hand below: how long the owner's goods take is their own affair. */
const [porcelain, fittings] = names as [GoodsName, GoodsName];
beforeAll(() => {
  vi.spyOn(goodsOf, porcelain, 'get').mockReturnValue({ ...goodsOf[porcelain], weeks: 7, inspection: 8 });
  vi.spyOn(goodsOf, fittings, 'get').mockReturnValue({ ...goodsOf[fittings], weeks: 6, inspection: 5 });
});
afterAll(() => {
  vi.restoreAllMocks();
});

const day = (text: string) => readDay(text) ?? NaN;
const choices = fc.record({
  goods: fc.constantFrom(...names),
  delivery: fc.integer({ min: dayOf(knownYears.from + 1, 1, 1), max: dayOf(knownYears.to, 12, 31) }),
});
const anyDay = fc.integer({ min: dayOf(2026, 11, 1), max: dayOf(2030, 12, 31) });

test('porcelain for mid-June: counted by hand', () => {
  const board = departures({ goods: porcelain, delivery: day('2027-06-15') }, ways);
  const dates = board.map((departure) => Object.values(departure.days).map(isoDay).join(' '));
  // Seven weeks, eight days; by sea 14 days of reserve, 1 at customs and 49 on the way. Eight work days back from Friday,
  // 9 April, without Qingming on the 5th. The factories are closed from 30 January to 26 February: of 35 work days 21 are
  // from 1 March, and 14 before the holidays.
  expect(dates[0]).toBe('2027-01-12 2027-03-29 2027-04-09 2027-04-12 2027-05-31 2027-06-15');
  // 5 days of reserve, 1 at customs, 3 on the way, 8 for the tests from 26 May. 35 for the production: 14 from 6 May, and
  // 21 before the holidays.
  expect(dates[2]).toBe('2027-04-01 2027-05-25 2027-06-04 2027-06-06 2027-06-09 2027-06-15');
});

test('stations follow each other in time, slower ways are ordered earlier, and work is done on work days', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const board = departures(choice, ways);
      const orders = board.map(({ days }) => days.order);
      expect(orders).toEqual(orders.toSorted((one, other) => one - other));
      for (const departure of board) {
        const stops = Object.values(departure.days);
        expect(stops).toEqual(stops.toSorted((one, other) => one - other));
        expect(stops.slice(0, 3).every(isWorkday)).toBe(true);
      }
    }),
  );
});

describe('the example', () => {
  test('leaves eight weeks to order every way, on whatever day of the next three years it is built', () => {
    for (let built = dayOf(2026, 11, 22); built <= dayOf(2029, 11, 22); built++) {
      const choice = exampleChoice(built, ways);
      const board = departures(choice, ways);
      const orders = board.map(({ days }) => days.order);
      expect(Math.min(...orders) - built, isoDay(built)).toBeGreaterThanOrEqual(56);
      expect([1, 15]).toContain(partsOf(choice.delivery).date);
      const [order = NaN] = orders;
      let inquiry = order;
      for (let left = 30; left > 0; left -= isWorkday(inquiry) ? 1 : 0) inquiry--;
      expect(verdictOf(board, choice.delivery, built)).toEqual([
        inTime('Seefracht', formatDay(order)),
        search(formatDay(inquiry)),
      ]);
    }
  });

  test('is missed once its first order date has passed, not before', () => {
    const choice = exampleChoice(day('2026-11-22'), ways);
    const order = departures(choice, ways)[0]?.days.order ?? NaN;
    expect(isMissed(choice, ways, order)).toBe(false);
    expect(isMissed(choice, ways, order + 1)).toBe(true);
  });
});

describe('the board says', () => {
  const said = (choice: { goods: GoodsName; delivery: number }, now: string) =>
    verdictOf(boardOf(choice, ways, day(now)), choice.delivery, day(now));
  const june = { goods: porcelain, delivery: day('2027-06-15') };
  /** What stands beside the ways, in their order on the board. */
  const times = (now: string) =>
    boardOf(june, ways, day(now)).map((departure) =>
      Object.values(timeInWords(departure, june.delivery, day(now))).join(' '),
    );

  test('first the slowest way that is in time, and which ones are too slow', () => {
    expect(said(june, '2027-01-12')[0]).toBe(inTime('Seefracht', '12.\u00a0Januar 2027'));
    expect(said(june, '2027-01-13').slice(0, 2)).toEqual([
      inTime('Luftfracht', '24.\u00a0März 2027'),
      tooLate('Seefracht'),
    ]);
    expect(said(june, '2027-03-25').slice(0, 2)).toEqual([
      inTime('Express', '1.\u00a0April 2027'),
      tooLate('Luftfracht', 'Seefracht'),
    ]);
  });

  test('by when to ask, since search and samples take up to six weeks', () => {
    expect(said(june, '2026-11-30')).toEqual([
      inTime('Seefracht', '12.\u00a0Januar 2027'),
      search('30.\u00a0November 2026'),
    ]);
    expect(said(june, '2026-12-01')).toContain(messages.hurry);
    // Mid-July is ordered by sea on 18 March: 13 work days back to 1 March, and 17 before the factories close.
    const july = { goods: fittings, delivery: day('2027-07-15') };
    expect(said(july, '2026-12-06')).toEqual([
      inTime('Seefracht', '18.\u00a0März 2027'),
      search('7.\u00a0Januar 2027'),
    ]);
  });

  test('what is possible instead, where all are', () => {
    // 35 work days from 12 April, without the days of May, 8 without the Dragon Boat Festival, then 3, 1 and 5 days.
    expect(said(june, '2027-04-11')).toEqual([
      messages.impossible,
      fill(messages.earliest, { date: '25.\u00a0Juni 2027', way: 'Express' }),
    ]);
  });

  test('nothing of what would be possible beyond the known holidays', () => {
    const late = { goods: porcelain, delivery: day('2031-12-31') };
    expect(said(late, '2031-12-01')).toEqual([messages.impossible]);
  });

  test('how long there is to order, and how late what is ordered today arrives', () => {
    const { left, none, late, span } = messages;
    const weeks = (name: string, count: number) => `${name} ${fill(span.weeks, { count })}`;
    const days = (name: string, count: number) => `${name} ${fill(span.days, { count })}`;
    expect(times('2027-01-12')).toEqual([`${left} ${none}`, weeks(left, 10), weeks(left, 11)]);
    expect(times('2027-03-19').slice(0, 2)).toEqual([days(left, 5), days(left, 13)]);
    expect(times('2027-03-31')[0]).toBe(`${left} ${span.day}`);
    // Reserve, customs and transit take 9 days by express, 18 by air and 64 by sea: 10, 19 and 65 days after the wished one.
    expect(times('2027-04-11')).toEqual([days(late, 10), weeks(late, 3), weeks(late, 10)]);
  });

  test('days as short as on a flap', () => {
    const months = Array.from({ length: 12 }, (_, month) => flapsOf(dayOf(2027, month + 1, 1)).month);
    expect(months.join(' ')).toBe('Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.');
  });
});

test('the earliest day is the first that can be met', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), anyDay, (goods, now) => {
      const first = Math.min(...ways.map((way) => earliest(goods, way, now)?.days.ramp ?? NaN));
      const canBeMet = (delivery: number) =>
        departures({ goods, delivery }, ways).some(({ days }) => days.order >= now);
      expect(canBeMet(first)).toBe(true);
      expect(canBeMet(first - 1)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('a choice survives its way through an address, and nothing else gets through', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { orders, ...read } = readChoice(boardValues(choice, ways)) ?? {};
      expect(read).toEqual(choice);
      expect(orders).toEqual(departures(choice, ways).map(({ days }) => days.order));
    }),
  );
  const good = choiceValues({ goods: porcelain, delivery: 200 }, [1, 2, 3]);
  expect(readChoice(good)).not.toBeNull();
  for (const foreign of [
    '',
    porcelain,
    good.replace(porcelain, 'toString'),
    good.replace(porcelain, 'anderes'),
    good.replace('1970-01-04', '1970-02-30'),
    good.replace('1970-01-04', '2070-01-04'),
    `${good}_1970-01-05`,
  ])
    expect(readChoice(foreign)).toBeNull();
});
