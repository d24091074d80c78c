import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { readShipment, shipmentValues } from './address.ts';

const amount = fc.integer({ min: 0, max: 99_999_999_999 });

test('a shipment survives its way through an address', () => {
  fc.assert(
    fc.property(
      fc.record({
        goods: amount,
        freight: amount,
        handling: amount,
        delivery: amount,
        duty: amount,
        fees: amount,
        today: amount,
        pieces: fc.integer({ min: 1, max: 99_999_999_999 }),
        rate: fc.constantFrom('standard' as const, 'reduced' as const),
      }),
      (shipment) => {
        expect(readShipment(shipmentValues(shipment))).toEqual(shipment);
      },
    ),
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
