import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { routes } from '#content/routes.ts';

test.each(routes)('%s is the address in its own record', (route) => {
  expect(pages[route].route).toBe(route);
});
