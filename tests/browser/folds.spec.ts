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

test('on a phone a row says what others do, beside it what we do, and below that what it is good for', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/why-us');
  const cells = rowOf(page).getByRole('cell').filter({ visible: true });
  await expect(cells).toHaveText([row.others, row.us, row.advantage]);
  const [others, us, advantage] = await Promise.all([0, 1, 2].map((cell) => cells.nth(cell).boundingBox()));
  expect(us!.x).toBeGreaterThanOrEqual(others!.x + others!.width);
  expect(advantage!.x).toBe(us!.x);
  expect(advantage!.y).toBeGreaterThanOrEqual(us!.y + us!.height);
});

test('on a phone the names of the columns stay in view as far as the last row', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/why-us');
  const table = page.getByRole('table').first();
  const head = table.getByRole('columnheader', { name: comparison.columns.us });
  const last = table.getByRole('row').last();
  await last.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200));
  await expect(head).toBeInViewport({ ratio: 1 });
  const [names, name] = await Promise.all([head.boundingBox(), last.getByRole('rowheader').boundingBox()]);
  expect(name!.y).toBeGreaterThanOrEqual(names!.y + names!.height);
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

test('on a phone a phase opens with what lies on the table after it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(produktentwicklung.route);
  const { phases } = produktentwicklung.development;
  const [shown, closed] = phases as [(typeof phases)[number], (typeof phases)[number]];
  await expect(page.getByText(shown.deliverables[0]!, { exact: true })).toBeVisible();
  const deliverable = page.getByText(closed.deliverables[0]!, { exact: true });
  await expect(deliverable).toBeHidden();
  await page.getByRole('heading', { name: closed.title }).click({ force: true });
  await expect(page.getByText(closed.description)).toBeVisible();
  await expect(deliverable).toBeVisible();
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
