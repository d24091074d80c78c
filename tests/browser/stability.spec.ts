import { setTimeout } from 'node:timers/promises';
import { expect, test, type BrowserContext } from '@playwright/test';
import { desktop, paths, phone } from './pages.ts';

/** What is measured and reported as 0.000. A line box may still be rounded to another pixel. */
const noShift = 0.0005;

/** A swap to the real font may move a line end here and there, no more. */
const shiftWithLateFont = 0.02;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Visit = { path: string; viewport: typeof phone; fontDelay: number };

/**
 * Sum of all layout shifts while the page loads and the visitor reads its first three screens.
 * The delay of the font is in milliseconds.
 */
async function layoutShift(context: BrowserContext, { path, viewport, fontDelay }: Visit): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  if (fontDelay > 0) {
    await page.route('**/*.woff2', async (route) => {
      await setTimeout(fontDelay);
      await route.continue();
    });
  }
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  const shift = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    for (const screen of [1, 2, 0]) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
    return window.shift;
  });
  await page.close();
  return shift;
}

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shift: number;
  }
}

for (const path of paths) {
  test(`nothing on ${path} moves while it loads, and next to nothing when the font comes late`, async ({
    context,
  }) => {
    const visit = async (viewport: typeof phone, fontDelay: number, limit: number) => {
      const shift = await layoutShift(context, { path, viewport, fontDelay });
      expect.soft(shift, `at ${viewport.width} px, font after ${fontDelay} ms`).toBeLessThanOrEqual(limit);
    };
    // Side by side, since the visits with the late font mostly wait.
    await Promise.all([
      visit(phone, 1000, shiftWithLateFont),
      visit(desktop, 1000, shiftWithLateFont),
      visit(phone, 0, noShift).then(() => visit(desktop, 0, noShift)),
    ]);
  });
}
