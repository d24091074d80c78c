import { expect, test } from '@playwright/test';
import { accessibilityFindings } from './accessibility-findings.ts';
import { readThrough, withEachMenu } from './page-state.ts';
import { documents } from './pages.ts';
import { ownFramePage } from '#booking/addresses.ts';

/** Widths of the window in CSS pixels. */
const widths = [320, 1440];

for (const path of documents) {
  test(`${path} is accessible at 320 px as it arrives and at 1440 px once read, and has its landmarks`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // By then everything that moves is interactive.
      if (width === 1440) await readThrough(page);
      // What stays in view on the way lies over something everywhere but at the end of its way.
      await page.evaluate(() => {
        const bar = new CSSStyleSheet();
        bar.replaceSync('reach-area nav { position: static !important }');
        document.adoptedStyleSheets = [bar];
      });
      expect.soft(await accessibilityFindings(page), `at ${width} px`).toEqual([]);
    }
    await expect(page.getByRole('main')).toHaveCount(1);
    const isInFrame = path === ownFramePage;
    await expect(page.getByRole('banner')).toHaveCount(isInFrame ? 0 : 1);
    await expect(page.getByRole('contentinfo')).toHaveCount(isInFrame ? 0 : 1);
  });
}

// Every page has the same header.
for (const width of widths) {
  test(`the menus are accessible at ${width} px while they are open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/logistik-transport');
    await withEachMenu(page, async (_, name) => {
      expect.soft(await accessibilityFindings(page, 'header'), `with «${name}» open`).toEqual([]);
    });
  });
}
