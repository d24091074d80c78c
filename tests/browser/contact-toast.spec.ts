/** The short message that the inquiry form shows beside the page. */
import { expect, test } from '@playwright/test';
import { errorSummary, field, openForm, submitButton, toast, toasts } from './contact-form.ts';
import { phone } from './pages.ts';

test.describe('a toast', () => {
  test('stays ten seconds, and longer while the pointer or the focus is on it', async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await submitButton(page).click();
    await expect(toast(page)).toBeVisible();
    await page.clock.fastForward(9_000);
    await toast(page).hover();
    await page.clock.fastForward(30_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toast(page)).toBeFocused();
    await page.clock.fastForward(30_000);
    await expect(toast(page)).toBeVisible();
    await submitButton(page).focus();
    await page.clock.fastForward(10_000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('makes room for who goes to a field', async ({ page }) => {
    await page.setViewportSize(phone);
    await openForm(page);
    await submitButton(page).click();
    await expect(toast(page)).toBeVisible();
    await errorSummary(page).getByRole('link').first().click();
    await expect(field(page, 'firstName')).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
  });

  test('is announced once and politely, since the summary takes focus, and can be closed by keyboard, in German', async ({
    page,
  }) => {
    await openForm(page);
    await submitButton(page).click();
    const announcement = page.getByRole('status').filter({ hasText: toasts.missing.text });
    await expect(announcement).toHaveCount(1);
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await expect(announcement).toHaveText(
      `${toasts.announcement} ${toasts.missing.title}${toasts.missing.text}`,
    );
    await expect(announcement).toHaveCount(0);
    await page.keyboard.press('F8');
    await expect(page.getByRole('list').and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: toasts.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
  });
});
