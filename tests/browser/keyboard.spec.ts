import { expect, test } from '@playwright/test';
import { findUnreached, walk } from './focus.ts';
import { readThrough } from './page-state.ts';
import { desktop, documents, phone } from './pages.ts';

/** Backwards the page scrolls up, where a sticky header could cover what is reached. */
const ways = [
  { key: 'Tab', viewport: desktop, order: 1 },
  { key: 'Shift+Tab', viewport: phone, order: -1 },
] as const;

for (const path of documents) {
  test(`the keyboard reaches everything on ${path}, in order, in sight, and leads out again`, async ({
    page,
  }) => {
    for (const { key, viewport, order } of ways) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await readThrough(page);
      const { stops, hasEnd } = await walk(page, key);
      const names = (select: (stop: (typeof stops)[number], index: number) => boolean) =>
        stops.filter(select).map(({ name }) => name);

      expect.soft(hasEnd, `${key} leads out of the page`).toBe(true);
      const reached = stops.map(({ position }) => position);
      expect.soft(await page.evaluate(findUnreached, reached), `missed by ${key}`).toEqual([]);
      const before = (index: number) => stops[index - 1]?.position ?? -Infinity * order;
      const isOutOfOrder = (position: number, index: number) => (position - before(index)) * order <= 0;
      expect
        .soft(
          names(({ position }, index) => isOutOfOrder(position, index)),
          `out of order with ${key}`,
        )
        .toEqual([]);
      expect
        .soft(
          names(({ isMarked }) => !isMarked),
          `without a visible focus (${key})`,
        )
        .toEqual([]);
      expect
        .soft(
          names(({ isInWindow }) => !isInWindow),
          `out of sight (${key})`,
        )
        .toEqual([]);
      expect
        .soft(
          names(({ isUnderHeader }) => isUnderHeader),
          `under the header (${key})`,
        )
        .toEqual([]);
    }
  });
}
