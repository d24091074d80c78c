import { expect, test, type Page } from '@playwright/test';
import { menuCalled, menusAt, readThrough } from './page-state.ts';
import { desktop, documents, pageKinds, phone, unknownPath, openIn } from './pages.ts';

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Every stop can be seen and shows that it has the focus. */
function expectSeen(stops: readonly Stop[], way: string) {
  const faults: Readonly<Record<string, (stop: Stop) => boolean>> = {
    'without a visible focus': ({ isMarked }) => !isMarked,
    'out of sight': ({ isInWindow }) => !isInWindow,
    'under the header': ({ isUnderHeader }) => isUnderHeader,
    'under the bar of the phone': ({ isUnderBar }) => isUnderBar,
  };
  for (const [fault, isAt] of Object.entries(faults))
    expect.soft(namesOf(stops.filter(isAt)), `${fault}, ${way}`).toEqual([]);
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
    await openIn(page, desktop, path);
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
      await openIn(page, phone, path);
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
      await openIn(page, { width, height }, '/contact');
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

/** An element that the keyboard has reached. */
type Stop = {
  /** Place in the document, and a name for messages. */
  position: number;
  name: string;
  /** Whether the keyboard may stay on it for some presses: a frame, or a field with several parts. */
  hasParts: boolean;
  isMarked: boolean;
  isInWindow: boolean;
  isUnderHeader: boolean;
  /** Whether the bar at the foot of the window of phones covers a part of it. */
  isUnderBar: boolean;
};

declare global {
  interface Window {
    /** Where the focus was after each key; null where it was on nothing. */
    stops?: (Stop | null)[];
  }
}

/** Keys that are pressed before the page is asked where the focus went. */
const batch = 10;

/** Presses a key until the focus leaves the page or comes back to where it began, or as often as is said. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  presses = Infinity,
): Promise<{ stops: Stop[]; hasEnd: boolean }> {
  await page.evaluate(recordStops);
  const targets = await page.evaluate(() => document.querySelectorAll('a, button, input, summary').length);
  const limit = Math.min(presses, targets + 60);
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < limit; pressed += batch) {
    for (let index = pressed; index < Math.min(pressed + batch, limit); index++)
      await page.keyboard.press(key);
    for (const stop of await page.evaluate(() => window.stops?.splice(0) ?? [])) {
      if (!stop || (stops.length > 1 && stop.position === stops[0]?.position)) return { stops, hasEnd: true };
      const last = stops.at(-1);
      // A part of a date field, such as its calendar, is marked by the browser where no style sheet can see it.
      if (last?.hasParts && stop.position === last.position) last.isMarked ||= stop.isMarked;
      else stops.push(stop);
    }
  }
  return { stops, hasEnd: false };
}

/** Has the page note where the focus is after each key, when it has moved and the page has scrolled. */
function recordStops(): void {
  const isRecording = window.stops !== undefined;
  window.stops = [];
  if (isRecording) return;
  addEventListener('keyup', ({ key }) => key === 'Tab' && window.stops?.push(readStop()), true);
  // Inside a frame the keys are no longer heard.
  addEventListener('blur', (event) => {
    if (event.target === window) window.stops?.push(readStop());
  });

  function readStop(): Stop | null {
    const element = document.activeElement;
    if (!element || element === document.body) return null;

    // A field that is drawn by its label shows the focus there.
    const own = element.getBoundingClientRect();
    const shown = own.width < 4 ? (element.closest('label') ?? element) : element;
    const box = shown.getBoundingClientRect();
    const label = element.closest('label');
    const bearers = [element, shown, ...(label ? [label] : []), ...shown.querySelectorAll('*')];
    const isMarked = bearers.some((bearer) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(bearer);
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
      );
    });

    const header = document.querySelector('body > header');
    const isCovered = [box.left + 2, box.right - 2].some((x) => {
      const onTop = document.elementFromPoint(x, Math.max(box.top, 0) + 2);
      return onTop !== null && header?.contains(onTop) && !header.contains(element);
    });
    const bar = document.querySelector('reach-area > :last-child > nav');
    const barBox = bar?.getBoundingClientRect();
    return {
      position: [...document.querySelectorAll('*')].indexOf(element),
      name: element.outerHTML.slice(0, 120),
      hasParts: element.localName === 'iframe' || element.localName === 'input',
      isMarked: isMarked || element.localName === 'iframe',
      // What is higher than the window cannot be seen whole.
      isInWindow:
        box.bottom > 0 &&
        box.top < innerHeight &&
        (box.bottom <= innerHeight + 1 || box.height > innerHeight / 2),
      isUnderHeader: isCovered === true && box.height < innerHeight / 2,
      isUnderBar:
        barBox !== undefined &&
        barBox.height > 0 &&
        !bar?.contains(element) &&
        box.height < innerHeight / 2 &&
        box.bottom > barBox.top + 1 &&
        box.top < barBox.bottom - 1,
    };
  }
}

/** What the keyboard should reach, and did not. Of a group of radio buttons it reaches one. */
function findUnreached(reached: readonly number[]): string[] {
  const all = [...document.querySelectorAll('*')];
  const selector = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !element.matches(':disabled, [type="radio"], [aria-hidden="true"], [inert] *'))
    .filter((element) => !reached.includes(all.indexOf(element)))
    .map((element) => element.outerHTML.slice(0, 120));
}
