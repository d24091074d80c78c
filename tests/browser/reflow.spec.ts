import { expect, test } from '@playwright/test';
import { findOverflowing } from './overflow.ts';
import { documents } from './pages.ts';

const [narrowest, widest, step] = [320, 1440, 16];

/** `[320, 336, 352, 800]` → `['320–352', '800']` */
function ranges(widths: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const width of widths) {
    const last = found.at(-1);
    if (last && width - last.to === step) last.to = width;
    else found.push({ from: width, to: width });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
}

for (const path of documents) {
  test(`${path} never scrolls sideways, from ${narrowest} to ${widest} px`, async ({ page }) => {
    await page.goto(path);
    // Where these clip, the page would not scroll and still be too wide.
    for (const name of ['html', 'body']) {
      await expect(page.locator(name)).toHaveCSS('overflow-x', 'visible');
    }
    const tooWide: number[] = [];
    const culprits = new Set<string>();
    for (let width = narrowest; width <= widest; width += step) {
      await page.setViewportSize({ width, height: 800 });
      const overflowing = await page.evaluate(findOverflowing);
      if (overflowing.length === 0) continue;
      tooWide.push(width);
      for (const element of overflowing) culprits.add(element);
    }
    expect(ranges(tooWide), `wider than the window: ${[...culprits].slice(0, 5).join(', ')}`).toEqual([]);
  });
}
