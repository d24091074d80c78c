import type { Page } from '@playwright/test';

/** Holds back files until they are released: the scripts of all islands, or what a pattern says. */
export async function hold(page: Page, files = '**/_astro/*.js'): Promise<() => void> {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrival;
    await route.fallback();
  });
  return release;
}
