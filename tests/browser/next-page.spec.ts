/** The way from page to page in Chromium as visitors have it, which prepares pages and keeps those that were left. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../../scripts/browser/launch.ts';
import { siteHandler } from '../../scripts/server/handler.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import { linesFrom } from '#tools/inquiry-lines.ts';

let server: Server;
let address: string;
let browser: Browser;
/** What the browser asked for to prepare a page, by path and query. */
let prepared: string[];

test.beforeAll(async () => {
  const handler = siteHandler(siteFolder);
  server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    if (isPage && String(request.headers['sec-purpose']).includes('prerender'))
      prepared.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(async () => {
  prepared = [];
  browser = await launchChromium();
});

test.afterEach(() => browser.close());

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address + path, { waitUntil: 'load' });
  return page;
}

async function restOn(page: Page, link: string): Promise<void> {
  await page.$eval(link, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.hover(link);
}

/** Asks the page that is open now; between two pages there is none to ask. */
const ask = <Answer>(page: Page, question: () => Answer) =>
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
    await page.goto(`${address}/about`, { waitUntil: 'load' });
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
