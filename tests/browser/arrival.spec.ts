/** How a page arrives: its first screen, what moves until all is there, and what the browser knows again from the page before. */
import { expect, test, type Page } from '@playwright/test';
import { routes } from '#content/routes.ts';
import { hold, noShift, sumShifts } from './page-state.ts';
import { desktop, phone, paths } from './pages.ts';

const deferredStyles = '**/_astro/deferred.*.css';

declare global {
  interface Window {
    /** What was read last. It stays on the page, since some fifty thousand styles would take seconds on their way. */
    firstScreen?: Readonly<Record<string, string>>;
    /** What moves from its place on the page before to its place on this one, or why nothing does. */
    grown?: readonly string[] | string;
  }
}

/**
 * Reads every element of header and hero with its place and its styles, also of what is generated in it. Returns how many
 * there are, and what is new since they were read last. Runs on the page.
 */
function readFirstScreen(): { elements: number; changed: string[] } {
  const read: Record<string, string> = {};
  for (const [index, element] of document
    .querySelectorAll('body > header, body > header *, #hero, #hero *')
    .entries()) {
    if (element.closest('[popover]')) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${index} ${element.localName}`;
    const looks = ({ cssText }: CSSStyleDeclaration) => cssText.replace(/font-family: [^;]*; /, '');
    read[name] = `place: ${x} ${y} ${width} ${height}; ${looks(getComputedStyle(element))}`;
    for (const generated of ['::before', '::after']) {
      const style = getComputedStyle(element, generated);
      if (style.content !== 'none') read[name + generated] = looks(style);
    }
  }
  const { firstScreen = read } = window;
  window.firstScreen = read;
  const changed = Object.entries(read).flatMap(([name, text]) => {
    const before = firstScreen[name];
    const isNew = (declaration: string) => !before?.split('; ').includes(declaration);
    return before === text
      ? []
      : text
          .split('; ')
          .filter(isNew)
          .map((declaration) => `${name} ${declaration}`);
  });
  return { elements: Object.keys(read).length, changed: changed.slice(0, 20) };
}

const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const path of routes) {
  test(`the first screen of ${path} is painted before its deferred styles are there, and they change nothing in it`, async ({
    page,
  }) => {
    // It is asked for by the deferred styles, and may change the lines.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const viewport of [phone, desktop]) {
      const arrive = await hold(page, deferredStyles);
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'commit' });
      await isPainted(page);
      await expect(page.locator('footer')).toHaveCount(0);
      expect((await page.evaluate(readFirstScreen)).elements).toBeGreaterThan(30);

      arrive();
      await page.waitForLoadState('load');
      await expect(page.locator('footer')).toHaveCount(1);
      const { changed } = await page.evaluate(readFirstScreen);
      expect(changed, `at ${viewport.width} px`).toEqual([]);
      await page.unroute(deferredStyles);
    }
  });
}

for (const viewport of [phone, desktop]) {
  test(`the first screen of home at ${viewport.width} px is the promise and the way on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.locator('[data-part="hero"] .lead'),
      main.locator('[data-part="hero"] a').first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('without its deferred styles a page still says everything, and its links lead on', async ({ page }) => {
  await page.route(deferredStyles, (route) => route.abort());
  await page.goto('/services/logistik-transport');
  await expect(page.locator('h1')).toBeVisible();
  for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

/** A swap to the real font may move a line end here and there, no more. */
const shiftWithLateFont = 0.02;

/** Widths of usual phones, in CSS pixels. */
const phoneWidths = [360, 375, 390, 412, 430];

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

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of paths) {
    test(`next to nothing on ${path} moves when the font comes late, and nothing once it is there`, async ({
      page,
    }) => {
      const arrive = await hold(page, '**/*.woff2');
      await sumShifts(page);
      await page.setViewportSize(phone);
      await page.goto(path, { waitUntil: 'commit' });
      await isPainted(page);
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
      expect(late, `layout shift with a late font at ${phone.width} px`).toBeLessThanOrEqual(
        shiftWithLateFont,
      );
      for (const width of phoneWidths) {
        await page.setViewportSize({ ...phone, width });
        const standIn = await page.evaluate(endOfOpening, 'Archivo Fallback');
        expect(standIn, 'end of the opening').toBeGreaterThan(0);
        const atHand = await page.evaluate(endOfOpening, 'Archivo');
        expect.soft(standIn, `end of the opening in the stand-in at ${width} px`).toBe(atHand);
      }
    });
  }

  test.describe('from page to page', () => {
    test.use({ viewport: desktop });

    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          viewTransition?.ready.then(
            () => {
              const moving = document
                .getAnimations()
                .map(
                  ({ effect }) => /group\((.+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '')?.[1],
                );
              window.grown = moving.filter((name) => name !== undefined);
            },
            (reason: unknown) => (window.grown = String(reason)),
          );
        });
      }),
    );

    const grown = (page: Page) =>
      expect.poll(() => page.evaluate(() => window.grown).catch(() => undefined), { timeout: 3_000 });

    for (const [overview, route, poster] of [
      ['/services', '/services/qualitaetsmanagement', 'qualitaetsmanagement'],
      ['/industries', '/retail', 'retail'],
    ] as const) {
      test(`the card of ${route} on ${overview} becomes the opening of its page, and back`, async ({
        page,
      }) => {
        // A page that a busy machine paints before it has arrived is shown without: then once more.
        await expect(async () => {
          await page.goto(overview);
          const card = page.getByRole('main').locator(`a[href="${route}"]`).last();
          await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
          await card.click();
          await expect(page).toHaveURL(route);
          await grown(page).toContain(poster);
          await page.goBack();
          await expect(page).toHaveURL(overview);
          await grown(page).toContain(poster);
        }).toPass({ timeout: 60_000 });
      });
    }
  });
});
