import { expect, test } from '@playwright/test';
import { routes } from '#content/routes.ts';

test('every page is sent compressed and asked for again on the next visit', async ({ request }) => {
  for (const route of routes) {
    const headers = (await request.get(route, { headers: { 'Accept-Encoding': 'br' } })).headers();
    expect.soft(headers, route).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  }
});

test('files with a hash in their name are kept for a year', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const addresses = home.match(/\/_astro\/[^"')\s]+/g) ?? [];
  expect(addresses).not.toEqual([]);
  for (const address of new Set(addresses)) {
    const headers = (await request.get(address)).headers();
    expect.soft(headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
  }
});
