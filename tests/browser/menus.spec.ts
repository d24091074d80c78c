import { expect, test, type Locator } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { headerItems, industryMenu, serviceMenu } from '#content/navigation.ts';
import { menuCalled, menusAt, withEachMenu } from './page-state.ts';
import { desktop, phone } from './pages.ts';

const menus = [
  { name: serviceMenu.label, viewport: desktop },
  { name: industryMenu.label, viewport: desktop },
  { name: labels.menu, viewport: phone },
];

for (const { name, viewport } of menus) {
  test.describe(`the menu «${name}»`, () => {
    test.use({ viewport });

    test.beforeEach(({ page }) => page.goto('/'));

    test('opens by click, shows its links whole, and closes by click', async ({ page }) => {
      const { button, sheet } = await menuCalled(page, name);
      await expect(sheet).toBeHidden();
      await button.click();
      await expect(sheet).toBeVisible();
      const frame = await sheet.evaluate((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return { left, right, top, overflow: element.scrollWidth - element.clientWidth };
      });
      expect(frame.left).toBeGreaterThanOrEqual(0);
      expect(frame.right).toBeLessThanOrEqual(viewport.width);
      expect(frame.top).toBeGreaterThanOrEqual(0);
      expect(frame.overflow).toBe(0);
      await button.click();
      await expect(sheet).toBeHidden();
    });

    test('opens with Enter and Space, leads to its first link, and closes with Escape', async ({ page }) => {
      const { button, sheet } = await menuCalled(page, name);
      await button.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(sheet, `opened with ${key}`).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(sheet.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  });
}

/** What the header leads to at every width; that it names what the owner wants, another test holds. */
const headerRoutes = headerItems.flatMap((item) =>
  typeof item === 'string' ? [item] : [item.overview.route, ...item.entries.map(({ route }) => route)],
);

for (const width of [320, 768, 900, 1151, 1152, 1440]) {
  test(`at ${width} px the header has one form of menu, which leads everywhere`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button'), `menus at ${width} px`).toHaveText(menusAt(width));

    const reached = new Set<string>();
    const noteLinks = async (part: Locator) => {
      for (const link of await part.getByRole('link').all()) {
        reached.add((await link.getAttribute('href')) ?? '');
      }
    };
    await noteLinks(header);
    await withEachMenu(page, async (sheet) => {
      await noteLinks(sheet);
      // One group closes the other.
      for (const group of await sheet.locator('summary').all()) {
        await group.click();
        await noteLinks(sheet);
      }
    });
    const missed = headerRoutes.filter((route) => !reached.has(route));
    expect(missed, `routes that the header does not lead to at ${width} px`).toEqual([]);
  });
}

test('only one menu is open at a time, and each closes by a click outside', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const services = await menuCalled(page, serviceMenu.label);
  const industries = await menuCalled(page, industryMenu.label);
  const clickOutside = () => page.mouse.click(3, desktop.height - 3);
  await services.button.click();
  await expect(services.sheet).toBeVisible();
  await industries.button.click();
  await expect(industries.sheet).toBeVisible();
  await expect(services.sheet).toBeHidden();
  await clickOutside();
  await expect(industries.sheet).toBeHidden();
  await services.button.click();
  await expect(services.sheet).toBeVisible();
  await clickOutside();
  await expect(services.sheet).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu closes when a link to another page is tapped', async ({ page }) => {
    await page.goto('/about');
    const { button, sheet } = await menuCalled(page, labels.menu);
    await button.tap();
    await sheet.locator('a[href="/contact"]').tap();
    await expect(page).toHaveURL('/contact');
    await expect((await menuCalled(page, labels.menu)).sheet).toBeHidden();
  });

  test('the menu closes when a link to a section of the same page is tapped', async ({ page }) => {
    await page.goto('/');
    const { button, sheet } = await menuCalled(page, labels.menu);
    await button.tap();
    await sheet.locator('a[href="/#beratung"]').tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/#beratung');
    await expect(page.locator('#beratung').getByRole('heading').first()).toBeInViewport();
  });
});
