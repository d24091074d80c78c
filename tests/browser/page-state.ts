import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { ownFramePage } from '#booking/settings.ts';
import { labels } from '#content/labels.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';

/** Goes through the page once, so that everything that waits for the visitor has arrived, and back to the top. */
export async function readThrough(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    // A browser without a window now and then owes a frame until something else happens.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    // A window that has no height yet would be gone through for ever.
    for (let top = 0; top < document.body.scrollHeight; top += Math.max(innerHeight, 200)) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
  await expect.poll(() => page.evaluate(findAwaited), { message: 'still on their way' }).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What a page fetches when the visitor comes near, and has not got yet; goes back to a frame. Runs on the page. */
function findAwaited(): string[] {
  const images = [...document.images].filter((image) => !image.complete);
  const scripts = [...document.querySelectorAll('astro-island[ssr]:not([client="touch"])')];
  const fonts = [...document.fonts].filter(({ status }) => status === 'loading');
  // Without its content the keyboard passes a frame by. What another site shows in it is its own affair.
  const frames = [...document.querySelectorAll('iframe')].filter(
    ({ contentDocument: shown }) =>
      shown &&
      (shown.URL === 'about:blank' ||
        shown.readyState !== 'complete' ||
        shown.querySelector('astro-island[ssr]')),
  );
  // Passed before its page was there, it waits until somebody comes back.
  frames[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
  return [
    ...[...images, ...scripts, ...frames].map((element) => element.outerHTML.slice(0, 100)),
    ...fonts.map(({ family }) => family),
  ];
}

/** Width of the window from which the header has room for all its links, in CSS pixels: 72 rem. */
const wideHeader = 1152;

/** The menus of the header in a window of this width, by the names of their buttons. */
export const menusAt = (width: number): string[] =>
  width < wideHeader ? [labels.menu] : [serviceMenu.label, industryMenu.label];

/** The button of a menu in the header and the sheet that it opens. */
export async function menuCalled(page: Page, name: string): Promise<{ button: Locator; sheet: Locator }> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  await expect(button, `button «${name}» in the header`).toBeVisible();
  return { button, sheet: page.locator(`[id="${await button.getAttribute('popovertarget')}"]`) };
}

/** Opens the menus of the header one after the other. Fails where one that belongs to this width is missing. */
export async function withEachMenu(page: Page, look: (sheet: Locator, name: string) => Promise<void>) {
  if (new URL(page.url()).pathname === ownFramePage) return;
  for (const name of menusAt(page.viewportSize()?.width ?? 0)) {
    const { button, sheet } = await menuCalled(page, name);
    await button.click();
    await expect(sheet, `menu «${name}»`).toBeVisible();
    await look(sheet, name);
    await page.keyboard.press('Escape');
    await expect(sheet, `menu «${name}» after Escape`).toBeHidden();
  }
}

/** Holds back files until they are released: the scripts of all islands, or what a pattern says. */
export async function hold(page: Page, files = '**/_astro/*.js'): Promise<() => void> {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrival;
    await route.fallback();
  });
  return release;
}

/** The errors that nobody catches on the page from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** The addresses of the scripts that the page asks for from now on; what stands in its frames is another page. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.push(request.url());
  });
  return scripts;
}

/** Time for what does not wait for the visitor. */
export const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
  );

/** Adds rules to a page, whose policy forbids style elements. */
export const addRules = (page: Page | Frame, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** To whom an e-mail goes that a link begins, and what stands in it. */
export async function mailOf(link: Locator) {
  const { protocol, pathname: to, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: protocol === 'mailto:' ? to : '', body: searchParams.get('body') ?? '' };
}

/** What is measured and reported as 0.000. A line box may still be rounded to another pixel. */
export const noShift = 0.0005;

/** Sums up all layout shifts of the pages that are opened from now on, as `shift` of their window. */
export const sumShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shift: number;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, or in a part of it; by some of its rules where they are named. */
export async function accessibilityFindings(page: Page, part = 'html', only?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without a second page for cross-origin frames, a list of what passes and style sheets fetched again: half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .include(part);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(standards)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)}\n${failureSummary}`),
  );
}
