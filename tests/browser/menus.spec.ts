import { expect, test, type Locator, type Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';
import { routeLabels } from '#content/routes.ts';
import { desktop, phone } from './pages.ts';

type Menu = { button: Locator; panel: Locator };

/** The button of a menu in the header and the panel it opens. */
async function menuCalled(page: Page, name: string): Promise<Menu> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  return { button, panel: page.locator(`[id="${await button.getAttribute('popovertarget')}"]`) };
}

const menus = [
  { name: serviceMenu.label, viewport: desktop },
  { name: industryMenu.label, viewport: desktop },
  { name: labels.menu, viewport: phone },
];

for (const { name, viewport } of menus) {
  test.describe(`the menu «${name}»`, () => {
    test.use({ viewport });

    test.beforeEach(({ page }) => page.goto('/'));

    test('opens and closes by click', async ({ page }) => {
      const { button, panel } = await menuCalled(page, name);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await button.click();
      await expect(panel).toBeHidden();
    });

    for (const key of ['Enter', 'Space']) {
      test(`opens with ${key}, leads to its first link, and closes with Escape`, async ({ page }) => {
        const { button, panel } = await menuCalled(page, name);
        await button.focus();
        await page.keyboard.press(key);
        await expect(panel).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(panel.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
      });
    }

    test('shows its links whole', async ({ page }) => {
      const { button, panel } = await menuCalled(page, name);
      await button.click();
      const frame = await panel.evaluate((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return { left, right, top, overflow: element.scrollWidth - element.clientWidth };
      });
      expect(frame.left).toBeGreaterThanOrEqual(0);
      expect(frame.right).toBeLessThanOrEqual(viewport.width);
      expect(frame.top).toBeGreaterThanOrEqual(0);
      expect(frame.overflow).toBe(0);
    });
  });
}

test('only one menu is open at a time', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const services = await menuCalled(page, serviceMenu.label);
  const industries = await menuCalled(page, industryMenu.label);
  await services.button.click();
  await expect(services.panel).toBeVisible();
  await industries.button.click();
  await expect(industries.panel).toBeVisible();
  await expect(services.panel).toBeHidden();
});

for (const menu of [serviceMenu, industryMenu]) {
  test(`«${menu.label}» closes by a click outside`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const { button, panel } = await menuCalled(page, menu.label);
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(3, desktop.height - 3);
    await expect(panel).toBeHidden();
  });

  test(`«${menu.label}» links to all its pages and to the overview`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const { button, panel } = await menuCalled(page, menu.label);
    await button.click();
    for (const { route } of menu.entries) {
      await expect(panel.locator(`a[href="${route}"]`)).toContainText(routeLabels[route]);
    }
    await panel.getByRole('link', { name: menu.overview.label }).click();
    await expect(page).toHaveURL(menu.overview.route);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu closes when a link to another page is tapped', async ({ page }) => {
    await page.goto('/about');
    const { button, panel } = await menuCalled(page, labels.menu);
    await button.tap();
    await panel.locator('a[href="/contact"]').tap();
    await expect(page).toHaveURL('/contact');
    await expect((await menuCalled(page, labels.menu)).panel).toBeHidden();
  });

  test('the menu closes when a link to a section of the same page is tapped', async ({ page }) => {
    await page.goto('/');
    const { button, panel } = await menuCalled(page, labels.menu);
    await button.tap();
    await panel.locator('a[href="/#beratung"]').tap();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/#beratung');
    await expect(page.locator('#beratung').getByRole('heading').first()).toBeInViewport();
  });
});
