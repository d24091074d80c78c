import { expect, test } from '@playwright/test';
import { findUnreached, walk, type Stop } from './focus.ts';
import { menuCalled, menusAt, readThrough } from './page-state.ts';
import { desktop, documents, pageKinds, phone } from './pages.ts';

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Every stop can be seen and shows that it has the focus. */
function expectSeen(stops: readonly Stop[], way: string) {
  const failing = (isFine: (stop: Stop) => boolean) => namesOf(stops.filter((stop) => !isFine(stop)));
  expect
    .soft(
      failing(({ isMarked }) => isMarked),
      `without a visible focus (${way})`,
    )
    .toEqual([]);
  expect
    .soft(
      failing(({ isInWindow }) => isInWindow),
      `out of sight (${way})`,
    )
    .toEqual([]);
  expect
    .soft(
      failing(({ isUnderHeader }) => !isUnderHeader),
      `under the header (${way})`,
    )
    .toEqual([]);
  expect
    .soft(
      failing(({ isUnderBar }) => !isUnderBar),
      `under the bar of the phone (${way})`,
    )
    .toEqual([]);
}

/** Backwards the page scrolls up, where a sticky header could cover what is reached. */
const ways = [
  { key: 'Tab', name: 'forwards', viewport: desktop, order: 1, on: documents },
  { key: 'Shift+Tab', name: 'backwards', viewport: phone, order: -1, on: pageKinds },
  {
    key: 'Tab',
    name: 'forwards on a phone',
    viewport: phone,
    order: 1,
    on: ['/', '/services/end-to-end-sourcing'],
  },
] as const;

for (const { key, name, viewport, order, on } of ways) {
  for (const path of on) {
    test(`the keyboard goes ${name} through ${path}, in order, in sight, and leads out again`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await readThrough(page);
      const { stops, hasEnd } = await walk(page, key);

      expect.soft(hasEnd, `${key} leads out of the page`).toBe(true);
      const reached = stops.map(({ position }) => position);
      expect.soft(await page.evaluate(findUnreached, reached), `missed by ${key}`).toEqual([]);
      const isOutOfOrder = ({ position }: Stop, index: number) =>
        (position - (stops[index - 1]?.position ?? -Infinity * order)) * order <= 0;
      expect.soft(namesOf(stops.filter(isOutOfOrder)), `out of order with ${key}`).toEqual([]);
      expectSeen(stops, key);
    });
  }
}

for (const { width, height } of [phone, desktop]) {
  for (const name of menusAt(width)) {
    test(`the keyboard goes through the open menu «${name}» at ${width} px, in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      const { button, sheet } = await menuCalled(page, name);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      const groups = await sheet.locator('summary').count();
      // One group closes the other; without groups the sheet is gone through as it is.
      for (let group = -1; group < groups; group++) {
        if (group >= 0) {
          await sheet.locator('summary').nth(group).focus();
          await page.keyboard.press('Enter');
          await expect(sheet.locator('details').nth(group)).toHaveAttribute('open');
        }
        await button.focus();
        const links = await sheet.locator('a:visible, summary:visible').count();
        expect(links, `links in «${name}»`).toBeGreaterThan(0);
        const { stops } = await walk(page, 'Tab', links);
        const inSheet = await page.evaluate(
          ([id, positions]) => {
            const all = [...document.querySelectorAll('*')];
            return positions.map((position) => all[position]?.closest(`[id="${id}"]`) != null);
          },
          [await sheet.getAttribute('id'), stops.map(({ position }) => position)] as const,
        );
        expect.soft(inSheet, `stops in «${name}»`).toEqual(Array.from({ length: links }, () => true));
        expectSeen(stops, `«${name}»`);
        await expect(sheet, `«${name}» with the focus in it`).toBeVisible();
      }
    });
  }
}
