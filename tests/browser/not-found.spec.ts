import { expect, test } from '@playwright/test';
import { notFound } from '#content/pages/not-found.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { routeLabels } from '#content/routes.ts';
import { tools } from './tools.ts';
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
