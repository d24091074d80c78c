import { expect, test } from 'vitest';
import { figuresFootnote } from '#content/labels.ts';
import { marketingRoutes } from '#content/routes.ts';
import { fileOf, readPage } from './dist.ts';

// Those of the contact page are times to answer, those about the company are facts.
const routes = marketingRoutes.filter((route) => route !== '/contact' && route !== '/about');

test.each(routes)('%s says once what its figures are', (route) => {
  const text = readPage(fileOf(route)).root.querySelector('main')?.text ?? '';
  expect(text.split(figuresFootnote)).toHaveLength(2);
});
