import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { withEachMenu } from './page-state.ts';
import { documents } from './pages.ts';
import { ownFramePage } from '#booking/addresses.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Widths of the window in CSS pixels. */
const widths = [320, 1440];

async function findings(page: Page, part = 'html') {
  // The legacy mode does without a second page for cross-origin frames, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}

for (const path of documents) {
  test(`${path} is accessible at ${widths.join(' and ')} px, and has its landmarks`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // What stays in view on the way lies over something everywhere but at the end of its way.
      await page.evaluate(() => {
        const bar = new CSSStyleSheet();
        bar.replaceSync('reach-area nav { position: static !important }');
        document.adoptedStyleSheets = [bar];
      });
      expect.soft(await findings(page), `at ${width} px`).toEqual([]);
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
      expect.soft(await findings(page, 'header'), `with «${name}» open`).toEqual([]);
    });
  });
}
