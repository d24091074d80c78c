import { expect, test, type Page } from '@playwright/test';
import { findLostText } from './lost-text.ts';
import { readThrough } from './page-state.ts';
import { documents } from './pages.ts';

/** What WCAG 1.4.12 lets visitors set. https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const path of documents) {
  test(`${path} loses no text at any width, at 400 % and with wide spacing`, async ({ page }) => {
    // 1280 × 1024 px, enlarged four times.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await readThrough(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
    });
    expect.soft(await scrollsSideways(page), 'scrolls sideways at 400 %').toBe(false);
    expect.soft(await page.evaluate(findLostText), 'at 400 %').toEqual([]);

    for (const width of [360, 640, 768, 1024, 1152, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findLostText), `at ${width} px`).toEqual([]);
    }

    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await scrollsSideways(page), `scrolls sideways with wide spacing at ${width} px`)
        .toBe(false);
      expect.soft(await page.evaluate(findLostText), `with wide spacing at ${width} px`).toEqual([]);
    }
  });
}
