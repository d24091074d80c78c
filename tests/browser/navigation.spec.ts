import { expect, test, type Page } from '@playwright/test';
import { notFound } from '#content/pages/not-found.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { routeLabels } from '#content/routes.ts';
import { desktop, phone, unknownPath } from './pages.ts';
import { tools } from './tools.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const viewport of [phone, desktop]) {
  test(`a link to a section shows it below the header, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/#beratung');
    const header = page.getByRole('banner');
    const gap = () =>
      page.locator('#beratung').evaluate((section) => {
        const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(section.getBoundingClientRect().top - Math.max(covered, 0));
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThan(viewport.height / 3);
    await expect(header).toBeInViewport();
  });
}

test('the header stays in view, but not in a low window such as a phone on its side', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const contact = page.getByRole('banner').locator('a[href="/contact"]:visible').first();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(contact).toBeInViewport();
  await page.setViewportSize({ width: desktop.width, height: 400 });
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('another page starts at the top, and going back restores the position', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').locator('a[href="/services"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/services');
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before - 5);
});

test('the first Tab offers to skip the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('an unknown address is answered honestly and helpfully', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  const answer = await page.goto(unknownPath);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(notFound.status).first()).toBeVisible();

  const sentence = page.getByText(notFound.englishSentence, { exact: true });
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');

  await expect(page.getByText(notFound.meant)).toBeHidden();
  expect(logged.filter((text) => text.includes(unknownPath))).toHaveLength(1);

  await page.getByRole('main').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
});

for (const [address, route] of [
  ['/about)', '/about'],
  ['/contact%23checkliste%3Da.c', '/contact'],
] as const) {
  test(`${address} leads on to the page that was meant`, async ({ page }) => {
    await page.goto(address);
    await page.getByText(notFound.meant).getByRole('link', { name: routeLabels[route], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(notFound.status);
    expect(new URL(page.url()).pathname).toBe(route);
  });
}

test('the values of a tool come along where `#` was encoded', async ({ page }) => {
  await page.goto(`${tools.aql}%23aql%3D4321%5F50%5F3%5F1`);
  await page.getByText(notFound.meant).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: samplingTool.lot.label })).toHaveValue('4’321');
});
