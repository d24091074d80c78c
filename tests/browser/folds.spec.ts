import { expect, test, type Page } from '@playwright/test';
import type { Offer } from '#content/page.ts';
import { whyUs } from '#content/pages/why-us.ts';
import { produktentwicklung } from '#content/services/produktentwicklung.ts';
import { desktop, phone } from './pages.ts';
import { openTool } from './tools.ts';

const { comparison } = whyUs;
const row = comparison.rows[0]!;
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: row.aspect });

const [firstOffer, offer] = produktentwicklung.offer.offers as [Offer, Offer];
const entryOf = (page: Page) =>
  page.locator('[data-part="offer"] li', { has: page.getByRole('heading', { name: offer.title }) });

test('on a phone a row says what others do and what we do, and opens wherever it is tapped', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/why-us');
  const cells = rowOf(page).getByRole('cell').filter({ visible: true });
  await expect(cells).toHaveText([row.others, row.us]);
  await rowOf(page).click({ position: { x: 40, y: 50 } });
  await expect(cells).toHaveText([row.others, row.us, row.advantage]);
  await rowOf(page).locator('summary').press('Enter');
  await expect(cells).toHaveText([row.others, row.us]);
});

test('on a phone the names of the columns stay in view, and do not cover the row that has the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/why-us');
  const table = page.getByRole('table').first();
  const head = table.getByRole('columnheader', { name: comparison.columns.us });
  const summaries = table.locator('summary');
  await summaries.nth(4).focus();
  await page.evaluate(() => scrollBy(0, document.activeElement!.getBoundingClientRect().top - 120));
  for (const index of [3, 2, 1]) {
    await page.keyboard.press('Shift+Tab');
    await expect(summaries.nth(index)).toBeFocused();
    const [names, focused] = await Promise.all([head.boundingBox(), summaries.nth(index).boundingBox()]);
    expect(focused!.y).toBeGreaterThanOrEqual(names!.y + names!.height);
    await expect(head).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone a long list of offers opens entry by entry, by finger and by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(produktentwicklung.route);
  const description = entryOf(page).getByText(offer.description);
  await expect(description).toBeHidden();
  await expect(page.getByText(firstOffer.description), 'the first shows what opens').toBeVisible();
  await entryOf(page).getByRole('heading').click({ force: true });
  await expect(description).toBeVisible();
  await entryOf(page).locator('summary').press('Space');
  await expect(description).toBeHidden();
});

test('on a wide screen all of it stands there, and nothing waits to be opened', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/why-us');
  await expect(rowOf(page).getByRole('cell')).toHaveText([row.others, row.us, row.advantage]);
  await expect(rowOf(page).locator('summary')).toBeHidden();
  await page.goto(produktentwicklung.route);
  await expect(entryOf(page).getByText(offer.description)).toBeVisible();
  await expect(entryOf(page).locator('summary')).toBeHidden();
});

test('paper as narrow as a phone shows all of it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/why-us');
  await expect(rowOf(page).getByRole('cell').filter({ visible: true })).toHaveCount(3);
  await page.goto(produktentwicklung.route);
  await expect(entryOf(page).getByText(offer.description)).toBeVisible();
});

test('on A4 the comparison is a table, and the first cell of other tables has its label', async ({
  page,
}) => {
  // 210 mm less the margins of the page.
  await page.setViewportSize({ width: 658, height: 930 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/why-us');
  await expect(rowOf(page)).toHaveCSS('display', 'table-row');
  await page.goto('/construction');
  const first = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(first).toBeVisible();
  const label = await first.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Norm');
});

test('on a phone a simulation that was shared is open', async ({ page }) => {
  await page.setViewportSize(phone);
  const tool = await openTool(page, 'aql', '#aql=1000_60_3_4');
  await expect(tool.getByRole('slider')).toBeVisible();
});
