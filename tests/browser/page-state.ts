import { expect, type Locator, type Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';

/** Goes through the page once, so that everything that waits for the visitor has arrived, and back to the top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Opens the menus of the header one after the other, as many as there are at this width. */
export async function withEachMenu(page: Page, look: (sheet: Locator, name: string) => Promise<void>) {
  for (const name of [serviceMenu.label, industryMenu.label, labels.menu]) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) continue;
    await button.click();
    const sheet = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
    await expect(sheet).toBeVisible();
    await look(sheet, name);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
}
