import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { fileOf, files, notFoundFile } from './dist.ts';

test.each(routes)('%s has its page', (route) => {
  expect(files).toContain(fileOf(route));
});

test('there is a page for unknown addresses', () => {
  expect(files).toContain(notFoundFile);
});
