/** The line of a page, which the style sheet draws beside its sections. */
import { expect, test, type Page } from '@playwright/test';
import { desktop, phone } from './pages.ts';

/** How much of the line beside each part of the page is red, from its top, in percent; null where there is no line. */
const readStretches = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .shell:not([data-part="hero"])')].map((part) => {
      const line = getComputedStyle(part, '::before');
      if (line.content === 'none') return null;
      const [, height = ''] = line.backgroundSize.split(' ');
      return line.animationName === 'none' ? 100 : Number.parseFloat(height);
    }),
  );

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const viewport of [phone, desktop]) {
    test(`the line is red as far as one has read, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/services/produktentwicklung');
      const unread = await readStretches(page);
      expect(unread.at(-1)).toBe(0);

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      await expect.poll(async () => (await readStretches(page))[0]).toBe(100);
      const half = await readStretches(page);
      expect(half.at(-1)).toBe(0);
      expect(half).toEqual(half.toSorted((a, b) => (b ?? 0) - (a ?? 0)));

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => readStretches(page)).toEqual(unread.map(() => 100));
    });
  }
});

test('the line stands whole where no motion is wanted', async ({ page }) => {
  await page.goto('/services/produktentwicklung');
  const stretches = await readStretches(page);
  expect(stretches.length).toBeGreaterThan(5);
  expect(stretches).toEqual(stretches.map(() => 100));
});

for (const [medium, emulated] of [
  ['paper', { media: 'print' }],
  ['the visitor’s own colours', { forcedColors: 'active' }],
] as const) {
  test(`${medium} does without the line`, async ({ page }) => {
    await page.emulateMedia(emulated);
    await page.goto('/services/produktentwicklung');
    const stretches = await readStretches(page);
    expect(stretches).toEqual(stretches.map(() => null));
  });
}
