import { expect, test, type Page } from '@playwright/test';
import { routes } from '#content/routes.ts';

/** Where the site to compare with is served; without it pictures are taken and nothing is compared. */
const before = process.env['SHOTS_BEFORE'];

// A day of work, at any hour and year the same.
const now = new Date('2026-11-18T10:00:00+01:00');

for (const path of [...routes, '/404']) {
  test(path, async ({ page }, info) => {
    const name = `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
    await page.clock.setFixedTime(now);
    if (info.project.name === 'print') await page.emulateMedia({ media: 'print' });

    const takePicture = async (address: string, file: string) => {
      await page.goto(address);
      await settle(page);
      return page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    };
    if (before) await takePicture(before + path, info.snapshotPath(name));
    const picture = await takePicture(path, `reports/shots/${info.project.name}/${name}`);
    if (before) expect(picture).toMatchSnapshot(name);
  });
}

/** Scrolls through the page so that lazy content loads, and waits for it and for the fonts. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A moment for each screen, in which what waits in a frame notices that it has come near.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 50));
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await frame();
  });
  await page.waitForLoadState('networkidle');
}
