import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardGoods } from '#content/tools/board-goods.ts';
import { departureBoard } from '#content/tools/departure-board.ts';
import {
  departureBoardLines,
  landedCostLines,
  normsGuideLines,
  orderCalendarLines,
  samplingLines,
} from '#content/tools/inquiry-lines.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { normRows, normsGuideTool } from '#content/tools/norms-guide.ts';
import { checklistItems, offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { keysOf } from '#lib/keys.ts';
import { fragmentOf, readTicks } from './address.ts';
import { linesFrom } from './inquiry-lines.ts';
import { shipmentValues } from './landed-cost/landed-cost.ts';
import { readLot } from './sampling/address.ts';

const { example } = landedCostTool;
const lines = (fragment: string) => linesFrom(fragment)?.lines ?? [];

/** A heading and its lines, in the owner's words. */
const written = (
  { heading, lines: texts }: { heading: string; lines: readonly string[] },
  values: Readonly<Record<string, string | number>>,
  ...places: readonly number[]
) => [heading, ...places.map((place) => `– ${fill(texts[place] ?? '', values)}`)];

describe('an inquiry says', () => {
  test('what a shipment costs', () => {
    const values = {
      goods: 'CHF\u00a020’000.00',
      freight: 'CHF\u00a02’460.00',
      handling: 'CHF\u00a0150.00',
      delivery: 'CHF\u00a0350.00',
      pieces: '1’000',
      rate: '8.1%',
      deducting: 'CHF\u00a022.96',
      paying: 'CHF\u00a024.82',
    };
    expect(lines(fragmentOf(landedCostTool.id, shipmentValues(example)))).toEqual(
      written(landedCostLines, values, 0, 1, 3, 4),
    );
    const complete = { ...example, duty: 0, fees: 180_000, today: 3_200 };
    const more = { duty: 'CHF\u00a00.00', fees: 'CHF\u00a01’800.00', today: 'CHF\u00a032.00' };
    expect(lines(fragmentOf(landedCostTool.id, shipmentValues(complete)))).toEqual(
      expect.arrayContaining(written(landedCostLines, more, 2, 5)),
    );
  });

  test('how large a lot is, and its sample where the table has one', () => {
    const thousand = written(samplingLines, { lot: '1’000', sample: 80, code: 'J' }, 0, 1);
    expect(lines(fragmentOf(samplingTool.id, '1000'))).toEqual(thousand);
    expect(lines(fragmentOf(samplingTool.id, '1000_50_3_1'))).toEqual(thousand);
    expect(lines(fragmentOf(samplingTool.id, '50000'))).toEqual(written(samplingLines, { lot: '50’000' }, 0));
  });

  test('which groups of products it is about', () => {
    const groups = (['a', 'd'] as const).map((id) => `– ${normGroups[id]}`);
    expect(lines(fragmentOf(normsGuideTool.id, 'a.d'))).toEqual([normsGuideLines.heading, ...groups]);
  });

  test('when the goods have to be there', () => {
    const values = { delivery: '15.\u00a0April 2027', weeks: 6, sea: 28, air: 10, express: 5 };
    expect(lines(fragmentOf(orderCalendarTool.id, '2027-04-15_6_28_10_5'))).toEqual(
      written(orderCalendarLines, values, 0, 1),
    );
  });

  test('which goods have to be there when, and by when to order them', () => {
    const [key, goods] = Object.entries(boardGoods)[0] ?? [];
    const values = {
      goods: goods?.name ?? '',
      delivery: '15.\u00a0Juni 2027',
      sea: '17.\u00a0Januar 2027',
      air: '1.\u00a0April 2027',
      express: '10.\u00a0April 2027',
    };
    expect(lines(`#abfahrt=${key}_2027-06-15_2027-01-17_2027-04-01_2027-04-10`)).toEqual(
      written(departureBoardLines, values, 0, 1),
    );
  });

  test('what is ready', () => {
    const said = lines(fragmentOf(offerChecklistTool.id, 'a.c'));
    expect(said).toHaveLength(3);
    for (const [place, id] of ['a', 'c'].entries()) {
      expect(said[place + 1]).toContain(checklistItems.find((item) => item.id === id)?.title);
    }
  });
});

const letters = keysOf(normGroups);

test('letters survive their way through an address', () => {
  fc.assert(
    fc.property(fc.subarray(letters), (ticked) => {
      expect(readTicks(letters, ticked.join('.'))).toEqual(ticked);
    }),
  );
});

test('an address brings known letters only, once each and in the order of the list', () => {
  expect(readTicks(letters, 'c.a.a.zz.%3Cb%3E')).toEqual(['a', 'c']);
});

test('an address brings whole sizes of lots only', () => {
  for (const foreign of ['', '-1', '1.5', '1e9', 'NaN', '1’000', '123456789012'])
    expect(readLot(foreign)).toBeNull();
});

test('no text in an address gets into the inquiry', () => {
  const tools = [
    landedCostTool,
    samplingTool,
    normsGuideTool,
    orderCalendarTool,
    offerChecklistTool,
    departureBoard,
  ];
  const ids = fc.constantFrom(...tools.map(({ id }) => id));
  fc.assert(
    fc.property(ids, fc.string(), (id, text) => {
      const words = lines(fragmentOf(id, `a.Fremdes${text}`)).join(' ');
      expect(words).not.toContain('Fremdes');
    }),
  );
  for (const fragment of ['', '#', '#checkliste', '#checkliste=', '#anfrage=a', 'checkliste=a'])
    expect(linesFrom(fragment)).toBeNull();
});

test('every item has a letter of its own, and the count on the page is right', () => {
  expect(new Set(checklistItems.map(({ id }) => id)).size).toBe(checklistItems.length);
  expect(offerChecklistTool.counted).toContain(String(checklistItems.length));
  expect(normRows.map(({ id }) => id)).toEqual(Object.keys(normGroups));
});
