/** The site when something does not arrive: overdue, blocked by a network, or never. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { siteFolder } from '../../scripts/site-folder.ts';
import { company } from '#content/company.ts';
import { inquirySubstitute } from '#content/inquiry-form.ts';
import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { routes } from '#content/routes.ts';
import { departureBoard } from '#content/tools/departure-board.ts';
import { hold, withEachMenu } from './page-state.ts';
import { findLostText } from './layout-findings.ts';
import { pageKinds, phone, unknownPath } from './pages.ts';
import { tools } from './tools.ts';

test.describe('a slow host', () => {
  let server: Server;
  let address: string;

  /** Sends each page up to a little after its main heading, and then nothing more. */
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const name = request.url === '/' ? 'index' : (request.url ?? '').slice(1);
      const file = routes.some((route) => route === request.url)
        ? join(siteFolder, `${name}.html`)
        : undefined;
      if (!file) return;
      const html = readFileSync(file, 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
      response.write(html.slice(0, html.indexOf('</h1>') + 2_000));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  for (const route of pageKinds.filter((path) => path !== unknownPath)) {
    test(`lets visitors of ${route} read and go on before the page is complete`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(address + route, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: company.phone })).toBeVisible();
      await withEachMenu(page, async (sheet) => expect(sheet.getByRole('link').first()).toBeVisible());
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
    });
  }
});

/** Every file but the page itself is lost. */
const loseFiles = (page: Page, lost: (kind: string) => boolean) =>
  page.route('**/*', (route) => (lost(route.request().resourceType()) ? route.abort() : route.continue()));

for (const path of pageKinds) {
  test(`${path} is complete without our typeface`, async ({ page }) => {
    await loseFiles(page, (kind) => kind === 'font');
    await page.goto(path);
    // Text waits for the font nowhere.
    expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).not.toContain(
      'block',
    );
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(findLostText), `at ${width} px`).toEqual([]);
    }
  });
}

for (const path of pageKinds) {
  test(`${path} shows its text and opens its menus when no other file arrives`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await loseFiles(page, (kind) => kind !== 'document');
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await withEachMenu(page, async (sheet) => expect(sheet.getByRole('link').first()).toBeVisible());
    expect(errors).toEqual([]);
  });
}

test('the booking section offers its other ways when the frame is blocked', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  await page.goto('/#beratung');
  const section = page.locator('#beratung');
  await expect(section.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(section.getByRole('link', { name: company.email })).toBeVisible();
  await expect(section.getByRole('link', { name: home.booking.newTab.ownPage })).toBeVisible();
});

test('the contact page offers another way while the script of its form is overdue, and takes it back', async ({
  page,
}) => {
  const arrive = await hold(page, '**/_astro/InquiryForm*.js');
  await page.clock.install();
  await page.goto('/contact');
  const asked = page.waitForRequest('**/_astro/InquiryForm*.js');
  await page.locator('#firstName').fill('Regula');
  await asked;
  const substitute = page.getByText(inquirySubstitute.overdue);
  await page.clock.fastForward(7_000);
  await expect(substitute).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(substitute).toBeVisible();
  arrive();
  await expect(page.locator('form button[type="submit"]')).toBeEnabled();
  await expect(substitute).toBeHidden();
  await expect(page.locator('#firstName')).toHaveValue('Regula');
});

test('the contact page offers phone and e-mail when the script of its form is blocked', async ({ page }) => {
  await loseFiles(page, (kind) => kind === 'script');
  await page.goto('/contact');
  const main = page.getByRole('main');
  await page.locator('#firstName').fill('Regula');
  await expect(main.getByText(inquirySubstitute.overdue)).toBeVisible();
  await expect(main.getByRole('link', { name: inquirySubstitute.email })).toBeVisible();
  await expect(page.locator('#firstName')).toHaveValue('Regula');
  await expect(main.getByRole('link', { name: company.phone }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: company.email }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: labels.callNow })).toBeVisible();
});

test.describe('a script that did not arrive is asked for again', () => {
  const runtime = '**/_astro/islands.*.js*';
  const scriptOf = (component: string) => `**/_astro/${component}*.js*`;
  const live = (page: Page, component: string) =>
    page.locator(`astro-island:not([ssr])[component-url*="${component}"]`);

  /** Loses files, until they are found again; Astro itself asks twice, a second apart. */
  async function lose(page: Page, files: string) {
    let failures = 0;
    const errors: string[] = [];
    page.on('requestfailed', () => failures++);
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(files, (route) => route.abort());
    return {
      errors,
      find: async () => {
        await expect.poll(() => failures).toBeGreaterThanOrEqual(files === runtime ? 1 : 2);
        await page.unroute(files);
      },
    };
  }

  for (const [path, component, field] of [
    ['/', 'DepartureBoard', `#${departureBoard.id} select`],
    ['/contact', 'InquiryForm', '#firstName'],
  ] as const) {
    for (const files of [scriptOf(component), runtime]) {
      test(`at the next touch: ${files} on ${path}`, async ({ page }) => {
        const { find, errors } = await lose(page, files);
        await page.goto(path);
        await page.locator(field).focus();
        await find();
        await page.locator(field).blur();
        await expect(async () => {
          await page.locator(field).press('ArrowDown');
          await expect(live(page, component)).toHaveCount(1, { timeout: 1_000 });
        }).toPass();
        await expect(page.locator(`[data-overdue][component-url*="${component}"]`)).toHaveCount(0);
        expect(errors).toEqual([]);
      });
    }
  }

  for (const files of [scriptOf('LandedCost'), runtime]) {
    test(`when it comes near again: ${files}`, async ({ page }) => {
      const { find, errors } = await lose(page, files);
      await page.goto(tools.einstandskosten);
      const section = page.locator('#einstandskosten');
      await section.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[data-overdue]')).toHaveCount(1);
      await find();
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.waitForTimeout(100);
        await section.scrollIntoViewIfNeeded();
        await expect(live(page, 'LandedCost')).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      await expect(page.locator('[data-overdue]')).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});
