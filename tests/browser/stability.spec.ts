import { expect, test, type Page } from '@playwright/test';
import { hold, noShift, sumShifts } from './page-state.ts';
import { desktop, paths, phone } from './pages.ts';

/** A swap to the real font may move a line end here and there, no more. */
const shiftWithLateFont = 0.02;

/** Widths of usual phones, in CSS pixels. */
const phoneWidths = [360, 375, 390, 412, 430];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The sum after the visitor has read the first three screens. */
const shiftWhileReading = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a window now and then owes a frame until something else happens.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    await document.fonts.ready;
    await frame();
    for (const screen of [1, 2, 0]) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
    return window.shift;
  });

/** Whether the visitor's machine has a typeface for each face that stands in for ours. Runs on the page. */
function loadStandIns(): Promise<boolean> {
  const standIns = [...document.fonts].filter(({ family }) => /fallback/i.test(family));
  return Promise.all(standIns.map((face) => face.load())).then(
    () => true,
    () => false,
  );
}

/** Where the first words of the page end with a typeface: at its first button, else its headline. Runs on the page. */
function endOfOpening(family: string): number {
  document.documentElement.style.fontFamily = family;
  const end = document.querySelector('[data-part="hero"] :is(p, div) > a') ?? document.querySelector('h1');
  return Math.round(end?.getBoundingClientRect().bottom ?? 0);
}

for (const path of paths) {
  test(`next to nothing on ${path} moves when the font comes late, and nothing once it is there`, async ({
    page,
  }) => {
    const arrive = await hold(page, '**/*.woff2');
    await sumShifts(page);
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    arrive();
    await page.waitForLoadState('load');
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em Archivo'))).toBe(true);
    const late = await shiftWhileReading(page);
    // From now on the font comes from the memory of the browser.
    await page.unroute('**/*.woff2');
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const shift = await shiftWhileReading(page);
      expect.soft(shift, `layout shift at ${viewport.width} px`).toBeLessThanOrEqual(noShift);
    }
    const isInstalled = await page.evaluate(loadStandIns);
    test.skip(!isInstalled, 'No typeface is installed that could stand in (Debian: fonts-liberation)');
    expect(late, `layout shift with a late font at ${phone.width} px`).toBeLessThanOrEqual(shiftWithLateFont);
    for (const width of phoneWidths) {
      await page.setViewportSize({ ...phone, width });
      const standIn = await page.evaluate(endOfOpening, 'Archivo Fallback');
      expect(standIn, 'end of the opening').toBeGreaterThan(0);
      const atHand = await page.evaluate(endOfOpening, 'Archivo');
      expect.soft(standIn, `end of the opening in the stand-in at ${width} px`).toBe(atHand);
    }
  });
}
