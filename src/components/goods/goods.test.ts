import { expect, test } from 'vitest';
import { goodsPictures } from '#content/goods.ts';
import { events } from '#content/industries/events.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { healthcare } from '#content/industries/healthcare.ts';
import { retail } from '#content/industries/retail.ts';
import { home } from '#content/pages/home.ts';

test('each picture of goods is shown', () => {
  const ranges = [gastronomy, retail, healthcare, events].flatMap(({ offer }) => [...offer.offers]);
  const shown = new Set([...ranges, ...home.references.cases].map(({ picture }) => picture));
  expect([...shown].toSorted()).toEqual(goodsPictures.toSorted());
});
