/** The site when something does not arrive: overdue, blocked by a network, or never. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../scripts/server/listen.ts';
import { expect, test, type Page } from '@playwright/test';
import { siteFolder } from '../../scripts/site-folder.ts';
import { company } from '#content/company.ts';
import { bookingFrame } from '#content/appointment.ts';
import { industryChoices } from '#content/forms.ts';
import { inquirySubstitute } from '#content/inquiry-form.ts';
import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { routes } from '#content/routes.ts';
import { departureBoard } from '#content/tools/departure-board.ts';
import { hold, withEachMenu, errorsOf, mailOf } from './page-state.ts';
import { findLostText } from './layout-findings.ts';
import { pageKinds, phone, unknownPath, desktop, paths, openIn } from './pages.ts';
import { tools, openTool } from './tools.ts';
import { serviceMenu } from '#content/navigation.ts';
import { islandFailure } from '#content/island-failure.ts';
import { caller, person } from '../sample-inquiry.ts';
import { formOn } from './contact-form.ts';
import { openSteps, prepare, stepsOn } from './booking-steps.ts';

test.describe('a slow host', () => {
  let server: Awaited<ReturnType<typeof listen>>;

  /** Sends each page up to a little after its main heading, and then nothing more. */
  test.beforeAll(async () => {
    const half = createServer((request, response) => {
      const name = request.url === '/' ? 'index' : (request.url ?? '').slice(1);
      const file = routes.some((route) => route === request.url)
        ? join(siteFolder, `${name}.html`)
        : undefined;
      if (!file) return;
      const html = readFileSync(file, 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
      response.write(html.slice(0, html.indexOf('</h1>') + 2_000));
    });
    server = await listen(half);
  });

  test.afterAll(() => server.close());

  for (const route of pageKinds.filter((path) => path !== unknownPath)) {
    test(`lets visitors of ${route} read and go on before the page is complete`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(server.url + route, { waitUntil: 'commit' });
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
    const errors = errorsOf(page);
    await loseFiles(page, (kind) => kind !== 'document');
    await openIn(page, phone, path);
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
  const asked = page.waitForRequest('**/_astro/InquiryForm*.js');
  await page.goto('/contact');
  await page.locator('#firstName').fill('Regula');
  await asked;
  const substitute = page.getByText(inquirySubstitute.overdue);
  await page.clock.fastForward(7_000);
  await expect(substitute).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(substitute).toBeVisible();
  arrive();
  await expect(formOn(page).submit).toBeEnabled();
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
    const errors = errorsOf(page);
    page.on('requestfailed', () => failures++);
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

test('a browser that darkens all pages leaves this one as it is', async ({
  page,
  playwright,
  launchOptions,
  contextOptions,
}) => {
  await openIn(page, phone, '/contact');
  const address = page.url();
  const args = [...(launchOptions.args ?? []), '--blink-settings=forceDarkModeEnabled=true'];
  const dark = await playwright.chromium.launch({ ...launchOptions, args });
  const legend = async (seen: Page) => {
    await seen.goto(address);
    return await seen.locator('legend').first().screenshot();
  };
  const seen = await legend(await dark.newPage({ ...contextOptions, viewport: phone, colorScheme: 'dark' }));
  await dark.close();
  expect(seen.equals(await legend(page))).toBe(true);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} reads with script off`, async ({ page }) => {
      await openIn(page, desktop, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hiddenTexts(page)).toEqual([]);
      await expect(page.getByRole('banner').locator('a[href="/why-us"]:visible')).toHaveCount(1);
    });
  }

  /**
   * Texts of the main part that nobody can read. Answers wait in closed `details`; what a tool shows with script only takes no
   * place until its script runs, and its static example stands without them. What is `hidden` only a script can bring up; behind
   * a `noscript` stands what saved pages have in its place.
   */
  const hiddenTexts = (page: Page) =>
    page.locator('main :is(h2, h3, p, dd, blockquote, td)').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('details:not([open]), astro-island, [hidden], form, noscript ~ *') &&
            element.textContent.trim(),
        )
        .filter((element) => !element.checkVisibility())
        .map((element) => element.textContent),
    );

  test('the menus open with script off', async ({ page }) => {
    await openIn(page, desktop, '/');
    await page.getByRole('banner').getByRole('button', { name: serviceMenu.label, exact: true }).click();
    await page.getByRole('link', { name: serviceMenu.overview.label }).click();
    await expect(page).toHaveURL(serviceMenu.overview.route);

    await page.setViewportSize(phone);
    await page.getByRole('banner').getByRole('button', { name: labels.menu, exact: true }).click();
    await page.getByRole('banner').locator('a[href="/contact"]:visible').click();
    await expect(page).toHaveURL('/contact');
  });

  test('the form has nothing to send, whatever a browser makes of Enter in it', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('form', { has: page.locator('textarea') });
    await expect(form.locator('input, select, textarea')).not.toHaveCount(0);
    await expect(form.locator('[name]')).toHaveCount(0);
    for (const list of await form.locator('select').all()) {
      await expect(list).toHaveValue('');
      await expect(list.locator('option').first()).toBeEnabled();
    }
  });
});

/** All that stood in it is left, with what was typed, and what to do now. */
test.describe('an island that throws', () => {
  /** Takes an element away that React will look for. */
  const takeAway = (page: Page, selector: string) =>
    page.evaluate((away) => document.querySelector(away)?.remove(), selector);

  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: company.phone });
  const mailIn = (page: Page) => mailOf(notice(page).getByRole('link', { name: islandFailure.email }));

  test('the inquiry form keeps everything, and the e-mail has it too', async ({ page }) => {
    const form = formOn(page);
    await form.open('/contact', { ...person, company: '', projectDescription: '500 Laternen' });
    await form.submit.click();
    await takeAway(page, '[role="group"]:has(#summary-list)');
    await form.enter({ company: person.company });
    await form.submit.click();
    await expect(notice(page)).toContainText(islandFailure.form);
    await expect(notice(page)).toBeInViewport();
    expect(await form.values()).toMatchObject({ ...person, projectDescription: '500 Laternen' });
    const { to, body } = await mailIn(page);
    expect(to).toBe(company.email);
    for (const text of [...Object.values(person), '500 Laternen']) expect(body).toContain(text);
  });

  test('the appointment keeps the times and who asks for them, and the e-mail has them too', async ({
    page,
  }) => {
    await openSteps(page);
    const { goToDetails, fillIn, submit } = stepsOn(page);
    await goToDetails('10:15');
    await submit.click();
    await takeAway(page, '[role="group"]:has(#summary-list)');
    await fillIn();
    await submit.click();
    await expect(notice(page)).toContainText(islandFailure.form);
    await expect(page.locator('#company')).toHaveValue(caller.company);
    expect((await mailIn(page)).body).toMatch(/Montag, 23.\sNovember 2026, 10:15–11:00[^]*Muster Handel AG/);
  });

  test('the appointment page is readable where its script throws while it comes to life', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const add = document.addEventListener.bind(document);
      document.addEventListener = (...rest: Parameters<typeof add>) => {
        if (rest[0] === 'visibilitychange') throw new Error('unknown to this browser');
        add(...rest);
      };
    });
    await prepare(page);
    await page.goto('/booking-frame.html');
    await expect(notice(page)).toContainText(islandFailure.tool);
    for (const name of [company.phone, company.email])
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await expect(page.getByText(bookingFrame.appointment.ways)).toBeVisible();
  });

  test('a tool keeps its example where its script throws while it comes to life', async ({ page }) => {
    await page.goto(tools.einstandskosten);
    const tool = page.locator('#einstandskosten');
    const tax = tool.locator('[data-line="tax"] dd');
    const example = (await tax.textContent()) ?? '';
    await page.evaluate(() => {
      const add = window.addEventListener.bind(window);
      window.addEventListener = (...rest: Parameters<typeof add>) => {
        if (rest[0] === 'mousedown') throw new Error('unknown to this browser');
        add(...rest);
      };
    });
    await tool.scrollIntoViewIfNeeded();
    await expect(notice(page)).toContainText(islandFailure.tool);
    await expect(tax).toHaveText(example);
  });

  test('a tool that comes to a standstill later keeps what was typed, and can no longer be mistaken for one that reckons', async ({
    page,
  }) => {
    const tool = await openTool(page, 'einstandskosten');
    const goods = tool.locator('#einstandskosten-goods');
    await goods.fill('viel');
    await goods.blur();
    await takeAway(page, '#einstandskosten-goods-message > *');
    await goods.fill('10000');
    await expect(notice(page)).toContainText(islandFailure.tool);
    await expect(goods).toHaveValue('10000');
    await expect(goods).toBeDisabled();
  });

  test('what was typed before the script was there stays where others have put elements beside the fields', async ({
    page,
  }) => {
    const arrive = await hold(page, '**/_astro/InquiryForm*.js');
    const form = formOn(page);
    await page.goto('/contact');
    await form.enter({ firstName: person.firstName, projectDescription: '500 Laternen' });
    await page.locator('select[name="industry"]').selectOption({ index: 2 });
    const before = await form.values();
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('form input, form textarea'))
        field.after(document.createElement('filler-button'));
    });
    arrive();
    await expect(form.submit).toBeEnabled();
    await expect(page.locator('#industry')).toHaveText(industryChoices[1].label);
    expect(await form.values()).toEqual(before);
  });
});
