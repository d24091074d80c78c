import { expect, test, type Page } from '@playwright/test';
import { notFound } from '#content/pages/not-found.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { routeLabels } from '#content/routes.ts';
import { desktop, phone, unknownPath, openIn } from './pages.ts';
import { tools } from './tools.ts';
import { createServer } from 'node:http';
import { listen } from '../../scripts/server/listen.ts';
import { launch, type Browser, type Page as Tab } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { siteHandler } from '../../scripts/server/handler.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import { linesFrom } from '#tools/inquiry-lines.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const viewport of [phone, desktop]) {
  test(`a link to a section shows it below the header, at ${viewport.width} px`, async ({ page }) => {
    await openIn(page, viewport, '/#beratung');
    const header = page.getByRole('banner');
    const gap = () =>
      page.locator('#beratung').evaluate((section) => {
        const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(section.getBoundingClientRect().top - Math.max(covered, 0));
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThan(viewport.height / 3);
    await expect(header).toBeInViewport();
  });
}

test('the header stays in view, but not in a low window such as a phone on its side', async ({ page }) => {
  await openIn(page, desktop, '/');
  const contact = page.getByRole('banner').locator('a[href="/contact"]:visible').first();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(contact).toBeInViewport();
  await page.setViewportSize({ width: desktop.width, height: 400 });
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('another page starts at the top, and going back restores the position', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').locator('a[href="/services"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/services');
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before - 5);
});

test('the first Tab offers to skip the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('an unknown address is answered honestly and helpfully', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  const answer = await page.goto(unknownPath);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(notFound.status).first()).toBeVisible();

  const sentence = page.getByText(notFound.englishSentence, { exact: true });
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');

  await expect(page.getByText(notFound.meant)).toBeHidden();
  expect(logged.filter((text) => text.includes(unknownPath))).toHaveLength(1);

  await page.getByRole('main').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
});

for (const [address, route] of [
  ['/about)', '/about'],
  ['/contact%23checkliste%3Da.c', '/contact'],
] as const) {
  test(`${address} leads on to the page that was meant`, async ({ page }) => {
    await page.goto(address);
    await page.getByText(notFound.meant).getByRole('link', { name: routeLabels[route], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(notFound.status);
    expect(new URL(page.url()).pathname).toBe(route);
  });
}

test('the values of a tool come along where `#` was encoded', async ({ page }) => {
  await page.goto(`${tools.aql}%23aql%3D4321%5F50%5F3%5F1`);
  await page.getByText(notFound.meant).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: samplingTool.lot.label })).toHaveValue('4’321');
});

/** It prepares pages and keeps those that were left. */
test.describe('Chromium as visitors have it', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let browser: Browser;
  /** What the browser asked for to prepare a page, by path and query. */
  let prepared: string[];

  test.beforeAll(async () => {
    const handler = siteHandler(siteFolder);
    const observed = createServer((request, response) => {
      const isPage = request.headers['sec-fetch-dest'] === 'document';
      if (isPage && String(request.headers['sec-purpose']).includes('prerender'))
        prepared.push(request.url ?? '');
      handler(request, response);
    });
    server = await listen(observed, { host: 'localhost' });
  });

  test.afterAll(() => server.close());

  test.beforeEach(async () => {
    prepared = [];
    browser = await launchChromium();
  });

  test.afterEach(() => browser.close());

  async function open(path: string): Promise<Tab> {
    const page = await browser.newPage();
    await page.goto(server.url + path, { waitUntil: 'load' });
    return page;
  }

  async function restOn(page: Tab, link: string): Promise<void> {
    await page.$eval(link, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.hover(link);
  }

  /** Asks the page that is open now; between two pages there is none to ask. */
  const ask = <Answer>(page: Tab, question: () => Answer) =>
    expect.poll(() => page.evaluate(question).catch(() => null), { timeout: 30_000 });

  for (const [from, link, path] of [
    ['/', 'main a[href^="/services#"]', '/services'],
    ['/retail', 'main a[href^="/contact?"]', '/contact?industry=retail'],
  ] as const) {
    test(`${path} is prepared while the pointer rests on its link, and shown by the click`, async () => {
      const page = await open(from);
      await restOn(page, link);
      await expect.poll(() => prepared).toEqual([path]);
      await page.click(link);
      await ask(page, () => location.pathname + location.search).toBe(path);
      await ask(page, () => {
        const [navigation] = performance.getEntriesByType('navigation');
        return (navigation as PerformanceEntry & { activationStart: number }).activationStart > 0;
      }).toBe(true);
    });
  }

  for (const [path, links] of [
    ['/contact', ['a[href="/kontakt.vcf"]', 'a[href^="tel:"]']],
    ['/agb', ['main nav a[href^="#"]']],
  ] as const) {
    test(`files and other places on ${path} are not prepared`, async () => {
      const page = await open(path);
      for (const link of links) {
        await restOn(page, link);
        // Longer than a pointer rests before a browser prepares a page.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      await restOn(page, 'footer a[href="/datenschutz"]');
      await expect.poll(() => prepared).toEqual(['/datenschutz']);
    });
  }

  test('what is typed while the page is being prepared reaches the form', async () => {
    const page = await open('/services/qualitaetsmanagement');
    const link = 'a[href*="#aql="]';
    await restOn(page, link);
    await expect.poll(() => prepared).toHaveLength(1);
    await page.waitForSelector('#aql-lot', { visible: true });
    await page.$eval('#aql-lot', (field) => {
      (field as HTMLInputElement).focus({ preventScroll: true });
      (field as HTMLInputElement).select();
    });
    await page.keyboard.type('500');
    await page.click(link);
    await ask(page, () => document.querySelector<HTMLTextAreaElement>('#projectDescription')?.value).toBe(
      [...(linesFrom('#aql=500')?.lines ?? []), ''].join('\n'),
    );
  });

  for (const path of ['/', '/services/logistik-transport', '/contact']) {
    test(`${path} comes back as it was left`, async () => {
      const page = await open(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForNetworkIdle();
      await page.evaluate(() => {
        document.title = 'as it was left';
      });
      await page.goto(`${server.url}/about`, { waitUntil: 'load' });
      await page.evaluate(() => history.back());
      await ask(page, () => location.pathname).toBe(path);
      // The browser names its reasons where it had to load the page anew.
      await ask(page, () => {
        const [navigation] = performance.getEntriesByType('navigation');
        const { notRestoredReasons } = navigation as PerformanceEntry & { notRestoredReasons: object | null };
        return JSON.stringify({ title: document.title, notRestoredReasons });
      }).toBe(JSON.stringify({ title: 'as it was left', notRestoredReasons: null }));
    });
  }

  test('a menu stays open while the visitor looks into another tab', async () => {
    const page = await open('/about');
    await page.click('header [popovertarget]');
    await page.focus('header :popover-open a:last-of-type');
    const other = await browser.newPage();
    await other.bringToFront();
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
    await page.bringToFront();
    // The tab has its focus back some time after it is in front.
    await expect.poll(() => page.$('header :popover-open a:focus')).not.toBeNull();
  });
});

/**
 * Chromium as visitors have it: with its back/forward cache and with prerendering. Playwright switches off the one and
 * keeps the other from happening, as does every further session of the developer tools and every emulated window.
 */
async function launchChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium or Chrome here; CHROME_PATH may name one.');
  return launch({
    executablePath,
    defaultViewport: null,
    args: [...browserArguments, '--window-size=1440,900'],
  });
}
