import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landedCostMessages, landedCostTool } from '#content/tools/landed-cost.ts';
import { costs, type Shipment } from '#content/tools/import-tax.ts';
import { fill } from '#lib/fill.ts';
import { shipmentEntries } from './entries.ts';
import { landedCost, perMille, readShipment, shipmentValues } from './landed-cost.ts';

const amount = fc.integer({ min: 0, max: 99_999_999_999 });
const shipments: fc.Arbitrary<Shipment> = fc.record({
  goods: amount,
  freight: amount,
  handling: amount,
  delivery: amount,
  duty: amount,
  fees: amount,
  today: amount,
  pieces: fc.integer({ min: 1, max: 99_999_999_999 }),
  rate: fc.constantFrom('standard', 'reduced'),
});

test('the worked example comes out as the customs authority would have it', () => {
  expect(landedCost(landedCostTool.example)).toEqual({
    base: 2_296_000,
    tax: 185_976,
    total: 2_481_976,
    perPiece: { deducting: 2_296, paying: 2_482 },
    difference: null,
  });
});

test.each([
  ['the reduced rate is 2.6%', { rate: 'reduced' }, { tax: 59_696 }],
  [
    'a duty is taxed with the goods',
    { duty: 100_000, rate: 'reduced' },
    { base: 2_396_000, tax: 62_296, total: 2_458_296 },
  ],
  [
    // 22’960 and 1’000 francs; without input tax 24’819.76 and 1’081, the fee with 8.1%.
    'our fee changes nothing of the import tax, but what a piece costs',
    { fees: 100_000 },
    { base: 2_296_000, tax: 185_976, total: 2_481_976, perPiece: { deducting: 2_396, paying: 2_590 } },
  ],
  // 1’000 pieces at 30 francs are 30’000, the delivery 22’960 without and 24’960 with the fee.
  ['a delivery is compared with what its pieces cost today', { today: 3_000 }, { difference: -704_000 }],
  ['the comparison includes our fee', { today: 3_000, fees: 200_000 }, { difference: -504_000 }],
  ['a lower price of today makes the delivery dearer', { today: 2_000 }, { difference: 296_000 }],
] as const)('%s', (_, changes, expected) => {
  expect(landedCost({ ...landedCostTool.example, ...changes })).toMatchObject(expected);
});

test('every figure is a whole, non-negative number of Rappen, never NaN', () => {
  fc.assert(
    fc.property(shipments, (shipment) => {
      const { base, tax, total, perPiece, difference } = landedCost(shipment);
      expect(Number.isSafeInteger(difference ?? 0)).toBe(true);
      for (const figure of [base, tax, total, perPiece.deducting, perPiece.paying]) {
        expect(Number.isSafeInteger(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
      }
      expect(total).toBe(base + tax);
    }),
  );
});

test('no cost can rise without the base rising by as much', () => {
  fc.assert(
    fc.property(
      shipments,
      fc.constantFrom(...costs),
      fc.integer({ min: 1, max: 1_000_000 }),
      (shipment, cost, more) => {
        const raised = { ...shipment, [cost]: shipment[cost] + more };
        expect(landedCost(raised).base).toBe(landedCost(shipment).base + more);
        expect(landedCost(raised).tax).toBeGreaterThanOrEqual(landedCost(shipment).tax);
        expect(landedCost(raised).total).toBeGreaterThan(landedCost(shipment).total);
      },
    ),
  );
});

test('the tax is the rate times the base, rounded to the Rappen, half a Rappen up', () => {
  fc.assert(
    fc.property(shipments, (shipment) => {
      const { base, tax } = landedCost(shipment);
      // In integers of a thousandth of a Rappen, so that the expectation itself does not round.
      const exact = BigInt(base) * BigInt(perMille(shipment.rate));
      const error = 1000n * BigInt(tax) - exact;
      expect(error > -500n && error <= 500n).toBe(true);
    }),
  );
});

test('an amount with its currency is asked about without it', () => {
  const goods = (text: string) =>
    shipmentEntries.messageFor('goods', { ...shipmentEntries.example, goods: text });
  for (const text of ['12.345', 'Fr. 12.345', '12,345 CHF'])
    expect(goods(text)).toContain(
      fill(landedCostMessages.misreadings.ambiguous, { thousands: '12’345', decimals: '12.34' }),
    );
});

test('where there is no result, what is read out says why', () => {
  expect(shipmentEntries.spoken({ ...shipmentEntries.example, goods: '' })).toContain(
    landedCostMessages.misreadings.missing,
  );
});

test('a shipment survives its way through an address', () => {
  fc.assert(
    fc.property(shipments, (shipment) => {
      expect(readShipment(shipmentValues(shipment))).toEqual(shipment);
    }),
  );
});

test.each(['', '_0_0'])('an address that ends before a later field reads as it did then: «%s»', (end) => {
  expect(readShipment(`2000000_246000_15000_35000_1000_standard${end}`)).toEqual(landedCostTool.example);
});

test.each([
  '',
  '1_2_3',
  '1_2_3_4_0_standard',
  '1_2_3_4_5_toString',
  '1_2_3_4_5_standard_6',
  '1_2_3_4_5_standard_6_7_8_9',
  '1_2_3_4_NaN_standard',
  '-1_2_3_4_5_reduced',
])('the address «%s» changes nothing', (values) => expect(readShipment(values)).toBeNull());
