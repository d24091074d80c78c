/** The details of a marked drawing, which only phones show. */
import { expect, test } from '@playwright/test';
import { industries } from '#content/pages/industries.ts';
import { desktop, phone } from './pages.ts';

test('on a phone each note has its detail of the drawing, as far as the edge of the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/industries');
  const notes = page.locator('[data-part="problems"] ol > li');
  await expect(notes).toHaveCount(industries.problems.problems.length);
  const boxes = await notes.evaluateAll((items) =>
    items.map((item) => {
      const detail = item.querySelector('svg')!.getBoundingClientRect();
      const heading = item.querySelector('h3')!.getBoundingClientRect();
      return { height: detail.height, end: detail.right, gap: detail.left - heading.right };
    }),
  );
  for (const { height, end, gap } of boxes) {
    expect(height).toBeGreaterThan(70);
    expect(end).toBeCloseTo(phone.width, 0);
    // The number stands half before the detail.
    expect(gap).toBeGreaterThanOrEqual(16);
  }
});

test('beside the whole drawing no note has a detail', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/industries');
  const section = page.locator('[data-part="problems"]');
  await expect(section.locator('figure svg')).toBeVisible();
  await expect(section.locator('li svg').filter({ visible: true })).toHaveCount(0);
});
