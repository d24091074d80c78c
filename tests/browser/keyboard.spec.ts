import { expect, test, type Page } from '@playwright/test';
import { findUnreached, walk, type Stop } from './focus.ts';
import { menuCalled, menusAt, readThrough } from './page-state.ts';
import { desktop, documents, pageKinds, phone, unknownPath } from './pages.ts';

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Every stop can be seen and shows that it has the focus. */
function expectSeen(stops: readonly Stop[], way: string) {
  const failing = (isFine: (stop: Stop) => boolean) => namesOf(stops.filter((stop) => !isFine(stop)));
  expect
    .soft(
      {
        'without a visible focus': failing(({ isMarked }) => isMarked),
        'out of sight': failing(({ isInWindow }) => isInWindow),
        'under the header': failing(({ isUnderHeader }) => !isUnderHeader),
        'under the bar of the phone': failing(({ isUnderBar }) => !isUnderBar),
      },
      way,
    )
    .toEqual({
      'without a visible focus': [],
      'out of sight': [],
      'under the header': [],
      'under the bar of the phone': [],
    });
}

/** Notes from now on what leaves the site and what the console says; returns what the visit has come to. */
function watch(page: Page, site = '') {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) foreign.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      errors.push(`${message.text()} (${message.location().url})`);
    }
  });
  return async () => {
    const own = page.frames().filter((frame) => frame.url().startsWith(site));
    const stored = await Promise.all(own.map((frame) => frame.evaluate(storedEntries)));
    const cookies = await page.context().cookies();
    return { foreign, errors, cookies, stored: stored.filter((entries) => entries > 0) };
  };
}

/** A sandboxed frame has no storage: reading it throws. Runs on the page. */
function storedEntries(): number {
  try {
    return localStorage.length + sessionStorage.length;
  } catch {
    return 0;
  }
}

// What the security policy blocks is among the errors of the console.
for (const path of documents) {
  test(`the keyboard goes through ${path}, in order, in sight, and leads out again; the visit stays on the site, stores nothing and logs no error`, async ({
    page,
    baseURL,
  }) => {
    const visit = watch(page, baseURL);
    await page.setViewportSize(desktop);
    await page.goto(path);
    await goThrough(page, 'Tab', 1);
    for (const summary of await page.locator('main details > summary:visible').all()) await summary.click();
    const { errors, ...others } = await visit();
    expect(others).toEqual({ foreign: [], cookies: [], stored: [] });
    // The not-found page reports the missing path, and the browser the status of the answer. The page in the booking frame is
    // ours: its policy protects, not its sandbox.
    const expected =
      path === unknownPath
        ? new RegExp(`^[^(]*(?:404|${unknownPath})`)
        : /allow-scripts and allow-same-origin .*\/booking-frame\)$/;
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
  });
}

/** Backwards the page scrolls up, where a sticky header could cover what is reached. */
const ways = [
  { key: 'Shift+Tab', name: 'backwards', order: -1, on: pageKinds },
  { key: 'Tab', name: 'forwards', order: 1, on: ['/', '/services/end-to-end-sourcing'] },
] as const;

for (const { key, name, order, on } of ways) {
  for (const path of on) {
    test(`the keyboard goes ${name} through ${path} on a phone, in order, in sight, and leads out again`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await goThrough(page, key, order);
    });
  }
}

/** Reads the page and goes through it with a key, whose order is that of the page or the other way round. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab', order: 1 | -1) {
  await readThrough(page);
  const { stops, hasEnd } = await walk(page, key);
  expect.soft(hasEnd, `${key} leads out of the page`).toBe(true);
  const reached = stops.map(({ position }) => position);
  expect.soft(await page.evaluate(findUnreached, reached), `missed by ${key}`).toEqual([]);
  const isOutOfOrder = ({ position }: Stop, index: number) =>
    (position - (stops[index - 1]?.position ?? -Infinity * order)) * order <= 0;
  expect.soft(namesOf(stops.filter(isOutOfOrder)), `out of order with ${key}`).toEqual([]);
  expectSeen(stops, key);
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
