/** From page to page, where motion is welcome: what the browser knows again on the next one. */
import { expect, test, type Page } from '@playwright/test';
import { desktop } from './pages.ts';

declare global {
  interface Window {
    /** What moves from its place on the page before to its place on this one, or why nothing does. */
    grown?: readonly string[] | string;
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: desktop });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(
        () => {
          const moving = document
            .getAnimations()
            .map(({ effect }) => /group\((.+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '')?.[1]);
          window.grown = moving.filter((name) => name !== undefined);
        },
        (reason: unknown) => (window.grown = String(reason)),
      );
    });
  }),
);

const grown = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.grown).catch(() => undefined), { timeout: 3_000 });

for (const [overview, route, poster] of [
  ['/services', '/services/qualitaetsmanagement', 'quality'],
  ['/industries', '/retail', 'retail'],
] as const) {
  test(`the card of ${route} on ${overview} becomes the opening of its page, and back`, async ({ page }) => {
    // A page that a busy machine paints before it has arrived is shown without: then once more.
    await expect(async () => {
      await page.goto(overview);
      const card = page.getByRole('main').locator(`a[href="${route}"]`).last();
      await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await card.click();
      await expect(page).toHaveURL(route);
      await grown(page).toContain(poster);
      await page.goBack();
      await expect(page).toHaveURL(overview);
      await grown(page).toContain(poster);
    }).toPass({ timeout: 60_000 });
  });
}
