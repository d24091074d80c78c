import { expect, test } from '@playwright/test';
import { notFound } from '#content/pages/not-found.ts';
import { unknownPath } from './pages.ts';

test('an unknown address is answered honestly and helpfully', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  const answer = await page.goto(unknownPath);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(notFound.status).first()).toBeVisible();

  const sentence = page.getByText(notFound.englishSentence, { exact: true });
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');

  expect(logged.filter((text) => text.includes(unknownPath))).toHaveLength(1);

  await page.getByRole('main').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
});
