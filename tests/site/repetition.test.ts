import { expect, test } from 'vitest';
import { figuresFootnote } from '#content/labels.ts';
import { marketingRoutes } from '#content/routes.ts';
import { fileOf, readPage } from './dist.ts';

test.each(marketingRoutes)('%s says once what its figures are', (route) => {
  const text = readPage(fileOf(route)).root.querySelector('main')?.text ?? '';
  expect(text.split(figuresFootnote)).toHaveLength(2);
});
