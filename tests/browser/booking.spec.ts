/** The appointment page as it ships: it composes an e-mail and sends nothing. */
import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFindings, hold, noShift, sumShifts } from './page-state.ts';
import ICAL from 'ical.js';
import { formTexts } from '#content/forms.ts';
import { company, openingHours } from '#content/company.ts';
import { bookingFrame } from '#content/appointment.ts';
import { home } from '#content/pages/home.ts';
import { traces } from './contact-form.ts';
import { findOverflowing } from './layout-findings.ts';
import { desktop, phone, openIn } from './pages.ts';
import { caller as person } from '../sample-inquiry.ts';
import {
  expectNoWayForward,
  openFrame,
  details,
  done,
  mended,
  frameOf,
  openSteps,
  prepare,
  stepsOn,
  missing,
  times,
  type Steps,
} from './booking-steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let steps: Steps;
test.beforeEach(({ page }) => {
  steps = stepsOn(page);
});

test('the first day shown has a choice of times: on a Friday that is Monday, and Saturday stands beside it', async ({
  page,
}) => {
  await prepare(page);
  await page.clock.setFixedTime('2026-11-27T15:00:00Z');
  await page.goto('/booking-frame.html');
  await expect(steps.day('Montag, 30.\u00a0November')).toBeChecked();
  await expect(steps.day('Samstag, 28.\u00a0November')).not.toBeChecked();
  await expect(steps.time('17:00')).toBeVisible();
});

test('from a service page to an e-mail with three proposals, and nothing is sent or stored', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/services/qualitaetsmanagement');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.locator('main').getByRole('link', { name: 'Kostenlose Beratung buchen' }).first().click();
  const frame = frameOf(page);
  await frame.time('08:45').check();
  await frame.day('Samstag, 28.\u00a0November').check({ force: true });
  await frame.time('11:15').check();
  await frame.day('Mittwoch, 25.\u00a0November').check({ force: true });
  await frame.time('17:00').check();
  await expect(frame.time('08:00')).toBeDisabled();
  await expect(frame.status.first()).toContainText('3 von 3');
  await frame.next.click();
  await expect(frame.field('subject')).toHaveValue('Qualitätsmanagement');
  await frame.fillIn();
  await frame.submit.click();

  await expect(frame.done).toBeFocused();
  const [mail = ''] = await page.frames()[1]!.evaluate(() => window.mails);
  expect(mail).toContain(`mailto:${company.email}?`);
  const body = new URL(mail).searchParams.get('body') ?? '';
  const lines = [
    'Montag, 23.\u00a0November 2026, 08:45–09:30',
    'Mittwoch, 25.\u00a0November 2026, 17:00–17:45',
    'Samstag, 28.\u00a0November 2026, 11:15–12:00',
    'Thema: Qualitätsmanagement',
    ...Object.values(person),
  ];
  for (const line of lines) expect(body).toContain(line);
  await expect(frame.place.getByRole('link', { name: done.openMail })).toHaveAttribute('href', mail);
  await expect(frame.place.getByRole('textbox', { name: done.mailText })).toHaveValue(
    body.replaceAll('\r\n', '\n'),
  );
  await expect(frame.place.getByRole('link', { name: company.phone })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await traces(page)).toEqual({ stored: 0, cookies: 0 });
});

test('each proposal has a calendar file of its own, tentative: a file of several opens a new calendar in some programs', async ({
  page,
}) => {
  const frame = await openFrame(page, desktop);
  await frame.time('08:00').check();
  await frame.ask('14:00');
  for (const [marked, name, start] of [
    ['Mo\u00a023.11.\u00a008:00', '20261123T070000Z', '2026-11-23T07:00:00Z'],
    ['Mo\u00a023.11.\u00a014:00', '20261123T130000Z', '2026-11-23T13:00:00Z'],
  ] as const) {
    const download = page.waitForEvent('download');
    await frame.button(marked).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${done.fileName}-${name}.ics`);
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.map(({ startDate, location }) => [startDate.toString(), location])).toEqual([
      [start, `Telefon: Wir rufen an auf ${person.phone}`],
    ]);
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  }
});

test('no day and no time breaks, and no choice changes the size of its cell, at any width', async ({
  page,
}) => {
  await openSteps(page);
  /** Cells whose words take more than one line or reach out of them, and the sizes of all. Runs on the page. */
  const measure = () => {
    const cells = [...document.querySelectorAll('label:has([name="day"], [name="time"])')];
    return {
      torn: cells.flatMap((cell) => {
        const words = [...cell.querySelectorAll('span')].flatMap((span) => {
          const range = document.createRange();
          range.selectNodeContents(span.firstElementChild ?? span);
          return [...range.getClientRects()].map(({ left, right }) => ({ span, left, right }));
        });
        const { left, right } = cell.getBoundingClientRect();
        const isWhole =
          new Set(words.map(({ span }) => span)).size === words.length &&
          words.every((word) => word.left >= left && word.right <= right);
        return isWhole ? [] : [cell.textContent];
      }),
      sizes: cells.map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return `${width} × ${height}`;
      }),
    };
  };
  const widths = Array.from({ length: 113 }, (_, index) => 320 + 10 * index);
  const free: ReturnType<typeof measure>[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    free.push(await page.evaluate(measure));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390, 640, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await page.evaluate(measure)).torn, `at ${width} px with text of 200 %`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  for (const name of ['08:00', '11:00', '14:45']) await steps.time(name).check();
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const chosen = await page.evaluate(measure);
    expect.soft([...(free[index]?.torn ?? []), ...chosen.torn], `at ${width} px`).toEqual([]);
    expect.soft(chosen.sizes, `at ${width} px`).toEqual(free[index]?.sizes);
  }
});

test('opened in a tab of its own, the page has phone and e-mail beside its steps; the days are the next ten with opening hours', async ({
  page,
}) => {
  await openSteps(page);
  await expect(page.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(page.getByRole('link', { name: company.email })).toBeVisible();
  const days = page.locator('input[name="day"]');
  const names = await days.evaluateAll((inputs) => inputs.map(({ ariaLabel }) => ariaLabel));
  expect(names).toHaveLength(10);
  expect(names[5]).toBe('Samstag, 28.\u00a0November');
  expect(names.at(-1)).toBe('Donnerstag, 3.\u00a0Dezember');
});

test.describe('elsewhere in the world', () => {
  test.use({ timezoneId: 'Asia/Shanghai' });

  test('the times stay Swiss, and the page says what that means', async ({ page }) => {
    await openSteps(page);
    await expect(page.getByText('Schweizer Zeit: 08:00 ist bei Ihnen 15:00.')).toBeVisible();
    await steps.ask();
    await expect(page.getByRole('textbox', { name: done.mailText })).toHaveValue(/08:45–09:30/);
  });
});

test('errors are said at the field and in a summary that takes focus, and are mended', async ({ page }) => {
  await openSteps(page);
  await steps.next.click();
  const notice = steps.notice(formTexts.checkEntries);
  await expect(notice).toBeFocused();
  await notice.getByRole('link', { name: times.missing.mail }).click();
  await expect(steps.time('08:00')).toBeFocused();
  await steps.goToDetails();

  await steps.submit.click();
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('link')).toHaveText([missing.name, missing.company, missing.phone]);
  await notice.getByRole('link', { name: missing.company }).click();
  await expect(steps.field('company')).toBeFocused();
  await expect(steps.field('company')).toHaveAccessibleDescription(
    `${formTexts.errorPrefix}${missing.company}`,
  );
  await steps.fillIn();
  await expect(steps.notice(mended)).toBeVisible();

  await page.getByRole('radio', { name: details.kinds.video }).check();
  await steps.submit.click();
  await expect(notice.getByRole('link')).toHaveText([missing.email]);
  await steps.field('email').fill('regula');
  await steps.submit.click();
  await expect(notice.getByRole('link')).toHaveText([formTexts.malformedEmail]);
  await steps.field('email').fill('\u200bregula@muster\u00a0');
  await steps.field('subject').focus();
  await expect(page.getByText(formTexts.missingEnding)).toBeVisible();
  await expect(steps.field('email')).toHaveValue('regula@muster');
  await steps.field('email').fill('regula@muster-handel.example');
  await expect(page.getByText(formTexts.missingEnding)).toBeHidden();
  await steps.submit.click();
  await expect(steps.done).toBeVisible();
});

test('the keyboard alone is enough', async ({ page }) => {
  await openSteps(page);
  await page.keyboard.press('Tab');
  await expect(steps.day('Montag, 23.\u00a0November')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(steps.day('Dienstag, 24.\u00a0November')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(steps.time('08:00')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toBeFocused();
  for (const text of [null, person.name, person.company, person.phone]) {
    await page.keyboard.press('Tab');
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(steps.done).toBeFocused();
});

test('the back button leads to the times and forward to the details, with everything kept', async ({
  page,
}) => {
  await page.goto('/about');
  await openSteps(page);
  await steps.goToDetails();
  await steps.field('name').fill('Regula Muster');
  await page.goBack();
  await expect(steps.time('08:45')).toBeChecked();
  await page.goForward();
  await expect(steps.field('name')).toHaveValue('Regula Muster');
  await steps.button(details.back).click();
  await expect(steps.time('08:45')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
});

test('once it is done the back button leads to the page before, and forward to nothing that is over', async ({
  page,
}) => {
  await openIn(page, phone, '/about');
  await openSteps(page);
  await steps.ask();
  await expect(steps.done).toBeFocused();
  await expectNoWayForward(page, steps.done);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
});

test('what is done can be copied and changed, with everything kept and the way back to the times', async ({
  page,
}) => {
  await openSteps(page);
  await steps.ask();
  await steps.button(done.copy).click();
  await expect(page.getByText(done.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(person.company);
  await steps.button(done.change).click();
  await expect(steps.field('company')).toBeVisible();
  await expect(steps.field('company')).toHaveValue(person.company);
  await page.goBack();
  await expect(steps.time('08:45')).toBeChecked();
});

test('a reload in the second step begins with the times, and the back button still leads to the page before', async ({
  page,
}) => {
  await page.goto('/about');
  await openSteps(page);
  await steps.goToDetails();
  await page.reload();
  await expect(steps.next).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
});

test('a link that somebody is just using is not taken away', async ({ page }) => {
  await prepare(page);
  const arrive = await hold(page, '**/_astro/Appointment*.js');
  await page.goto('/booking-frame.html');
  const call = page.getByRole('link', { name: company.phone });
  await call.focus();
  arrive();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expect(call).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(steps.next).toBeVisible();
});

/** Phone, e-mail with a subject, and opening hours. */
async function expectWays(page: Page) {
  const frame = frameOf(page);
  await expect(frame.place.getByText(bookingFrame.appointment.ways)).toBeVisible();
  await expect(frame.place.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
  await expect(frame.place.getByRole('link', { name: company.email })).toHaveAttribute('href', /\?subject=./);
  for (const line of openingHours) await expect(frame.place.getByText(line)).toBeVisible();
}

for (const viewport of [phone, desktop]) {
  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test(`the frame offers the other ways, close together (${viewport.width} px)`, async ({ page }) => {
      await openIn(page, viewport, '/#beratung');
      await expectWays(page);
      const entries = await frameOf(page).place.locator('dl > div').all();
      const boxes = await Promise.all(entries.map((entry) => entry.boundingBox()));
      expect(boxes).toHaveLength(3);
      for (const box of boxes) expect(box?.height).toBeLessThan(140);
    });
  });
}

test('the same stands there where the script fails', async ({ page }) => {
  // Astro asks a second time, with a query.
  await page.route('**/_astro/Appointment*.js*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'));
  await page.goto('/#beratung');
  await failed;
  await expectWays(page);
});

test('on the phone the frame begins in the first screen, below phone and e-mail, and each step fits it', async ({
  page,
}) => {
  const frame = await openFrame(page, phone);
  await expect(frame.next).toBeVisible();
  const anchor = await page.locator('#beratung h2').boundingBox();
  const box = await page.locator('#beratung iframe').boundingBox();
  expect((box?.y ?? 0) - (anchor?.y ?? 0)).toBeLessThan(phone.height * 0.4);
  const height = () => page.frames()[1]!.evaluate(() => document.documentElement.scrollHeight);
  for (const name of ['08:00', '11:45', '17:00']) await frame.time(name).check();
  expect(await height()).toBe(750);
  await frame.next.click();
  await expect(frame.field('name')).toBeVisible();
  expect(await height()).toBe(750);
  await frame.fillIn();
  await frame.submit.click();
  await expect(frame.done).toBeVisible();
  expect(await height()).toBe(750);
});

test('the box stands out from its field on both sides at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 600, 768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = page.locator('#beratung div:has(> iframe)');
    await box.scrollIntoViewIfNeeded();
    const { x, y, width: boxWidth } = (await box.boundingBox())!;
    for (const [side, edge] of [
      ['left', x],
      ['right', x + boxWidth],
    ] as const) {
      const clip = { x: Math.floor(edge) - 2, y: Math.max(y, 0) + 200, width: 4, height: 1 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const { min, max } = channels[0]!;
      expect(max, `the box at the ${side} side, ${width} px`).toBe(255);
      expect(min, `the field at the ${side} side, ${width} px`).toBeLessThanOrEqual(243);
    }
  }
});

test('nothing moves when the steps take over', async ({ page }) => {
  await page.setViewportSize({ width: 875, height: 750 });
  await prepare(page);
  await sumShifts(page);
  await page.goto('/booking-frame.html');
  await expect(steps.next).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(noShift);
});

test('every step passes axe and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSteps(page);
  const findings: string[] = [];
  const look = async () => {
    findings.push(...(await accessibilityFindings(page)), ...(await page.evaluate(findOverflowing)));
  };
  await steps.next.click();
  await look();
  await steps.goToDetails();
  await steps.submit.click();
  await look();
  await steps.fillIn();
  await steps.submit.click();
  await expect(steps.done).toBeVisible();
  await look();
  expect(findings).toEqual([]);
});

test('the link beside the frame opens the page in a tab of its own', async ({ page, context }) => {
  await page.goto('/#beratung');
  const link = page.getByRole('link', { name: home.booking.newTab.ownPage });
  await expect(link).toHaveAttribute('target', '_blank');
  const tab = await context.newPage();
  await tab.goto((await link.getAttribute('href')) ?? '');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(bookingFrame.appointment.heading);
  await expect(stepsOn(tab).next).toBeVisible();
});

test('a page that stayed open for days offers what can be chosen by now, and proposes nothing that is past', async ({
  page,
}) => {
  const noticed = steps.gone;
  const comeBackAt = async (now: string) => {
    await page.clock.setFixedTime(now);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await openSteps(page);
  await steps.goToDetails();
  await comeBackAt('2026-11-23T12:00:00Z');
  await expect(noticed).toBeFocused();
  await expect(steps.day('Montag, 23.\u00a0November')).toHaveCount(0);
  await steps.goToDetails();
  await steps.fillIn();
  // Nobody looked away, and it is tomorrow.
  await page.clock.setFixedTime('2026-11-24T12:00:00Z');
  await steps.submit.click();
  await expect(noticed).toBeFocused();
  expect(await page.evaluate(() => window.mails)).toEqual([]);
  await steps.goToDetails();
  await steps.submit.click();
  await expect(steps.done).toBeVisible();
  const [mail = ''] = await page.evaluate(() => window.mails);
  expect(decodeURIComponent(mail)).toContain('Mittwoch, 25.\u00a0November');
});

// Around the frame, should what is in it fail.
for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`phone and e-mail are in view directly above the frame, together with its top (${name})`, async ({
    page,
  }) => {
    await openIn(page, size, '/#beratung');
    const section = page.locator('#beratung');
    const frame = section.locator('iframe');
    await expect(frame).toBeInViewport();
    const { y: top = 0 } = (await frame.boundingBox()) ?? {};
    expect(top).toBeLessThan(size.height);
    for (const way of [company.phone, company.email]) {
      const link = section.getByRole('link', { name: way });
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      const gap = top - ((box?.y ?? 0) + (box?.height ?? 0));
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(100);
    }
  });
}
