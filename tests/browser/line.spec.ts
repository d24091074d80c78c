/** The line of a page, which the style sheet draws beside its sections. */
import { expect, test, type Page } from '@playwright/test';
import { desktop, phone } from './pages.ts';

/** How much of the line beside each part of the page is red, from its top, in percent; null where there is no line. */
const readStretches = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .shell:not([data-part="hero"], [data-part="closing"] > *)')].map(
      (part) => {
        const line = getComputedStyle(part, '::before');
        if (line.content === 'none') return null;
        const [, height = ''] = line.backgroundSize.split(' ');
        return line.animationName === 'none' ? 100 : Number.parseFloat(height);
      },
    ),
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

/** Rooms in CSS pixels: from the line to the text beside it, and from each ring to the first letter of its heading. */
const readRooms = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const shell = main.querySelector<HTMLElement>('section.shell:not([data-part])')!;
    const line = getComputedStyle(shell, '::before');
    const text = shell.getBoundingClientRect().left + parseFloat(getComputedStyle(shell).paddingLeft);
    const lineEnd = shell.getBoundingClientRect().left + parseFloat(line.left) + parseFloat(line.width);
    const rings = [...main.querySelectorAll('h2')].map((heading) => {
      const ring = getComputedStyle(heading, '::after');
      const middle =
        heading.getBoundingClientRect().left + parseFloat(ring.left) + parseFloat(ring.marginLeft) + 2;
      const letters = document.createRange();
      letters.selectNodeContents(heading);
      const outer = ring.boxSizing === 'border-box' ? 0 : 2 * parseFloat(ring.borderLeftWidth);
      return letters.getBoundingClientRect().left - (middle + (parseFloat(ring.width) + outer) / 2);
    });
    return { line: text - lineEnd, ring: Math.min(...rings) };
  });

for (const [width, room] of [
  [320, 12],
  [390, 14],
  [768, 14],
  [1440, 14],
] as const) {
  test(`line and rings keep clear of the text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/about', '/contact', '/industries', '/services/qualitaetsmanagement']) {
      await page.goto(path);
      const rooms = await readRooms(page);
      expect.soft(rooms.line, `line on ${path}`).toBeGreaterThanOrEqual(room);
      expect.soft(rooms.ring, `rings on ${path}`).toBeGreaterThanOrEqual(4);
    }
  });
}

/** Where the line begins and where it goes on in the first section: the left edges of both stretches, in CSS pixels. */
const readStart = (page: Page) =>
  page.evaluate(() => {
    const leftOf = (selector: string, part: string) => {
      const element = document.querySelector(`main ${selector}`)!;
      return element.getBoundingClientRect().left + parseFloat(getComputedStyle(element, part).left);
    };
    return {
      start: leftOf('[data-start]', '::after'),
      next: leftOf('.shell:not([data-part="hero"])', '::before'),
    };
  });

for (const { width, height } of [phone, { width: 768, height: 1024 }, desktop]) {
  test(`the line begins in the opening where it goes on below it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [
      '/',
      '/about',
      '/contact',
      '/industries',
      '/gastronomy',
      '/services/logistik-transport',
    ]) {
      await page.goto(path);
      const { start, next } = await readStart(page);
      expect.soft(Math.abs(start - next), path).toBeLessThan(0.6);
    }
  });
}

test('the line stands whole where no motion is wanted, and not at all on paper or in the visitor’s own colours', async ({
  page,
}) => {
  await page.goto('/services/produktentwicklung');
  const stretches = await readStretches(page);
  expect(stretches.length).toBeGreaterThan(3);
  expect(stretches).toEqual(stretches.map(() => 100));
  for (const emulated of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(emulated);
    const without = await readStretches(page);
    expect(without, JSON.stringify(emulated)).toEqual(stretches.map(() => null));
  }
});
