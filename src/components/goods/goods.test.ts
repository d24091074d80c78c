import { expect, test } from 'vitest';
import { goodsPictures } from '#content/goods.ts';
import { construction } from '#content/industries/construction.ts';
import { events } from '#content/industries/events.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { healthcare } from '#content/industries/healthcare.ts';
import { retail } from '#content/industries/retail.ts';

test('each picture of goods stands at one range of one industry', () => {
  const shown = [gastronomy, retail, construction, healthcare, events].flatMap(({ offer }) =>
    offer.offers.map(({ picture }) => picture),
  );
  expect(shown.toSorted()).toEqual(goodsPictures.toSorted());
});
