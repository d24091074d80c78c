import { expect, test, type Page } from '@playwright/test';
import { routes } from '#content/routes.ts';
import { hold } from './page-state.ts';
import { desktop, phone } from './pages.ts';

const deferredStyles = '**/_astro/deferred.*.css';

declare global {
  interface Window {
    /** What was read last. It stays on the page, since some fifty thousand lines would take seconds on their way. */
    firstScreen?: ReadonlySet<string>;
  }
}

/**
 * Reads every element of header and hero with its place and its styles, also of what is generated in it, a line for each.
 * Returns how many there are, and those that are new since it was read last. Runs on the page.
 */
function readFirstScreen(): { lines: number; changed: string[] } {
  const parts = document.querySelectorAll('body > header, body > header *, #hero, #hero *');
  const properties = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'));
  const lines = [...parts].flatMap((element, index) => {
    if (element.closest('[popover]')) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${index} ${element.localName}`;
    const styles = ['', '::before', '::after'].flatMap((generated) => {
      const style = getComputedStyle(element, generated);
      if (generated !== '' && style.content === 'none') return [];
      return properties.map(
        (property) => `${name}${generated} ${property}: ${style.getPropertyValue(property)}`,
      );
    });
    return [`${name} ${x} ${y} ${width} ${height}`, ...styles];
  });
  const { firstScreen } = window;
  window.firstScreen = new Set(lines);
  const changed = firstScreen ? lines.filter((line) => !firstScreen.has(line)).slice(0, 20) : [];
  return { lines: lines.length, changed };
}

const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const path of routes) {
  test(`the first screen of ${path} is painted before its deferred styles are there, and they change nothing in it`, async ({
    page,
  }) => {
    for (const viewport of [phone, desktop]) {
      const arrive = await hold(page, deferredStyles);
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'commit' });
      await isPainted(page);
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
      );
      await expect(page.locator('footer')).toHaveCount(0);
      expect((await page.evaluate(readFirstScreen)).lines).toBeGreaterThan(1000);

      arrive();
      await page.waitForLoadState('load');
      await expect(page.locator('footer')).toHaveCount(1);
      const { changed } = await page.evaluate(readFirstScreen);
      expect(changed, `at ${viewport.width} px`).toEqual([]);
      await page.unroute(deferredStyles);
    }
  });
}

for (const viewport of [phone, desktop]) {
  test(`the first screen of home at ${viewport.width} px is the promise and the way on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.locator('[data-part="hero"] .lead'),
      main.locator('[data-part="hero"] a').first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('without its deferred styles a page still says everything, and its links lead on', async ({ page }) => {
  await page.route(deferredStyles, (route) => route.abort());
  await page.goto('/services/logistik-transport');
  await expect(page.locator('h1')).toBeVisible();
  for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL(/\/about$/);
});
