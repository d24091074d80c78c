import { expect, test, type Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { serviceMenu } from '#content/navigation.ts';
import { desktop, paths, phone } from './pages.ts';

test.use({ javaScriptEnabled: false });

for (const path of paths) {
  test(`${path} reads with script off`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hiddenTexts(page)).toEqual([]);
    await expect(page.getByRole('banner').locator('a[href="/why-us"]:visible')).toHaveCount(1);
  });
}

/**
 * Texts of the main part that nobody can read. Answers wait in closed `details`; what a tool shows with script only takes no
 * place until its script runs, and its static example stands without them. What is `hidden` only a script can bring up.
 */
const hiddenTexts = (page: Page) =>
  page.locator('main :is(h2, h3, p, dd, blockquote, td)').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          !element.closest('details:not([open]), astro-island, [hidden], form') && element.textContent.trim(),
      )
      .filter((element) => !element.checkVisibility())
      .map((element) => element.textContent),
  );

test('the menus open with script off', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: serviceMenu.label, exact: true }).click();
  await page.getByRole('link', { name: serviceMenu.overview.label }).click();
  await expect(page).toHaveURL(serviceMenu.overview.route);

  await page.setViewportSize(phone);
  await page.getByRole('banner').getByRole('button', { name: labels.menu, exact: true }).click();
  await page.getByRole('banner').locator('a[href="/contact"]:visible').click();
  await expect(page).toHaveURL('/contact');
});

test('the form has nothing to send, whatever a browser makes of Enter in it', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form', { has: page.locator('textarea') });
  await expect(form.locator('input, select, textarea')).not.toHaveCount(0);
  await expect(form.locator('[name]')).toHaveCount(0);
  for (const list of await form.locator('select').all()) {
    await expect(list).toHaveValue('');
    await expect(list.locator('option').first()).toBeEnabled();
  }
});
