import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { departureBoard } from '#content/tools/departure-board.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { normRows, normsGuideTool } from '#content/tools/norms-guide.ts';
import { checklistItems, offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { keysOf } from '#lib/keys.ts';
import { fragmentOf } from './fragment.ts';
import { linesFrom } from './inquiry-lines.ts';
import { shipmentValues } from './landed-cost/address.ts';
import { readLot } from './sampling/address.ts';
import { readTicks } from './read-ticks.ts';

const lines = (fragment: string) => linesFrom(fragment)?.lines ?? [];

describe('an inquiry says', () => {
  test('what a shipment costs', () => {
    expect(lines(fragmentOf(landedCostTool.id, shipmentValues(landedCostTool.example)))).toEqual([
      'Aus dem Einstandskosten-Rechner:',
      '– Warenwert CHF\u00a020’000.00, Fracht und Versicherung CHF\u00a02’460.00',
      '– Verzollung und Spesen CHF\u00a0150.00, Zustellung CHF\u00a0350.00',
      '– Stückzahl 1’000, MWST-Satz 8.1%',
      '– ergibt pro Stück CHF\u00a022.96 mit Vorsteuerabzug, CHF\u00a024.82 ohne',
    ]);
    const complete = { ...landedCostTool.example, duty: 0, fees: 180_000, today: 3_200 };
    expect(lines(fragmentOf(landedCostTool.id, shipmentValues(complete)))).toEqual(
      expect.arrayContaining([
        '– Zoll CHF\u00a00.00, Honorar, Inspektion, Labor CHF\u00a01’800.00',
        '– heute pro Stück CHF\u00a032.00',
      ]),
    );
  });

  test('how large a lot is, and its sample where the table has one', () => {
    expect(lines(fragmentOf(samplingTool.id, '1000'))).toEqual([
      'Aus der Stichproben-Tabelle:',
      '– Losgrösse 1’000 Stück',
      '– davon 80 Stück in der Stichprobe, Code J',
    ]);
    expect(lines(fragmentOf(samplingTool.id, '1000_50_3_1'))).toEqual(
      lines(fragmentOf(samplingTool.id, '1000')),
    );
    expect(lines(fragmentOf(samplingTool.id, '50000'))).toEqual([
      'Aus der Stichproben-Tabelle:',
      '– Losgrösse 50’000 Stück',
    ]);
  });

  test('which groups of products it is about', () => {
    expect(lines(fragmentOf(normsGuideTool.id, 'a.d'))).toEqual([
      'Aus dem Normen-Wegweiser:',
      '– Elektrogeräte',
      '– Spielzeug',
    ]);
  });

  test('when the goods have to be there', () => {
    expect(lines(fragmentOf(orderCalendarTool.id, '2027-04-15_6_28_10_5'))).toEqual([
      'Aus dem Bestellkalender:',
      '– Ware bei uns am 15.\u00a0April 2027',
      '– Produktion 6 Wochen, Reserve See 28, Luft 10, Express 5 Tage',
    ]);
  });

  test('which goods have to be there when, and by when to order them', () => {
    expect(lines('#abfahrt=porzellan_2027-06-15_2027-01-17_2027-04-01_2027-04-10')).toEqual([
      'Von der Abfahrtstafel:',
      '– Hotelporzellan, bei uns am 15.\u00a0Juni 2027',
      '– spätestens bestellen: Seefracht 17.\u00a0Januar 2027, Luftfracht 1.\u00a0April 2027, Express 10.\u00a0April 2027',
    ]);
  });

  test('what is ready', () => {
    expect(lines(fragmentOf(offerChecklistTool.id, 'a.c'))).toEqual([
      'Das habe ich bereit:',
      '– Produkt: Beschrieb, Bild oder Zeichnung (PDF oder STEP)',
      '– Menge: pro Bestellung und pro Jahr',
    ]);
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
