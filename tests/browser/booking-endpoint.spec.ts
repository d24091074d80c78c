/** The appointment page of sites that are built with an endpoint, and with free times. */
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFindings, hold } from './page-state.ts';
import { company } from '#content/company.ts';
import type { FailureReason } from '#content/inquiry.ts';
import { fill } from '#lib/fill.ts';
import { configuredSite, endpoints } from '../configured-site.ts';
import { startServer, type RunningServer } from '../../scripts/server/start.ts';
import { startAppointmentEndpoint, type AppointmentEndpoint } from './endpoints.ts';
import { phone } from './pages.ts';
import { caller as person } from '../sample-inquiry.ts';
import {
  button,
  day,
  details,
  done,
  failure,
  field,
  fillIn,
  frameOf,
  gone,
  goToDetails,
  heading,
  next,
  prepare,
  summary,
  time,
  times,
} from './booking-steps.ts';

// One worker, since all tests use the same builds and one receiver.
test.describe.configure({ mode: 'default' });

let receiver: AppointmentEndpoint;
let site: RunningServer;

test.beforeAll(async () => {
  receiver = await startAppointmentEndpoint();
});
test.afterAll(() => receiver.close());
test.beforeEach(async ({ context }) => {
  await context.route(`${endpoints}/**`, (route) =>
    route.continue({ url: route.request().url().replace(endpoints, receiver.origin) }),
  );
  Object.assign(receiver, { received: [], replies: [], slotReplies: [] });
  receiver.free = ['2026-11-23T07:45:00Z', '2026-11-23T09:15:00Z', '2026-11-24T13:00:00Z'];
});

async function open(page: Page) {
  await prepare(page);
  await page.goto(`${site.url}/booking-frame.html`);
}

/** The notice takes focus, says why, and offers phone and e-mail; nothing typed is lost. */
async function expectFailure(page: Page, reason: FailureReason) {
  const notice = page.getByRole('group', { name: failure.heading });
  await expect(notice).toBeFocused({ timeout: 20_000 });
  await expect(notice).toContainText(failure.reasons[reason]);
  await expect(notice.getByRole('link', { name: company.phone })).toHaveAttribute('target', '_blank');
  const mail = (await notice.getByRole('link', { name: failure.email }).getAttribute('href')) ?? '';
  expect(new URL(mail).searchParams.get('body')).toContain(person.name);
  for (const [name, value] of Object.entries(person)) {
    await expect(field(page, name as keyof typeof person)).toHaveValue(value);
  }
}

test.describe('with an endpoint', () => {
  const send = (page: Page) => button(page, details.submit.proposals);
  const thanks = fill(done.heading.proposals, person);

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startServer({ directory: configuredSite('proposals'), port: 0 });
  });
  test.afterAll(() => site.close());

  test('the proposals arrive from within the frame, and only a 2xx answer is thanked for', async ({
    page,
  }) => {
    receiver.replies.push(503, 202);
    await prepare(page);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${site.url}/#beratung`);
    const frame = frameOf(page);
    await time(frame, '08:00').check();
    await goToDetails(frame, '10:15');
    await fillIn(frame);
    await button(frame, details.submit.proposals).click();
    await expect(heading(frame, thanks)).toBeFocused({ timeout: 15_000 });
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]).toEqual(receiver.received[0]);
    expect(receiver.received[0]).toMatchObject({
      ...person,
      kind: 'phone',
      time1: '2026-11-23T07:00:00Z',
      time2: '2026-11-23T09:15:00Z',
      time3: '',
    });
    expect(violations).toEqual([]);
  });

  test('a failure keeps everything, and the next attempt carries the same key', async ({ page }) => {
    receiver.replies.push(400, 500, 500, 500, 200);
    await open(page);
    await goToDetails(page);
    await fillIn(page);
    await send(page).click();
    await expectFailure(page, 'rejected');
    await send(page).click();
    await expectFailure(page, 'server-error');
    expect(await accessibilityFindings(page)).toEqual([]);
    await send(page).click();
    await expect(heading(page, thanks)).toBeFocused();
    expect(new Set(receiver.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

test.describe('with free times', () => {
  const book = (page: Page) => button(page, details.submit.booking);
  const booked = fill(done.heading.booking, person);

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startServer({ directory: configuredSite('booking'), port: 0 });
  });
  test.afterAll(() => site.close());

  test('only free times are shown, and one is booked', async ({ page }) => {
    await open(page);
    await expect(page.locator('input[name="time"]')).toHaveCount(2);
    await day(page, 'Dienstag, 24.\u00a0November').check({ force: true });
    await goToDetails(page, '14:00');
    await fillIn(page);
    await book(page).click();
    await expect(heading(page, booked)).toBeFocused();
    await expect(page.getByText('Dienstag, 24.\u00a0November 2026, 14:00–14:45')).toBeVisible();
    await expect(page.getByText(fill(done.meeting.phone, person))).toBeVisible();
    await expect(page.getByText(done.cancelling.booking.byPhone)).toBeVisible();
    expect(receiver.received.map(({ time1, time2 }) => [time1, time2])).toEqual([
      ['2026-11-24T13:00:00Z', ''],
    ]);
    const download = page.waitForEvent('download');
    await button(page, done.save).click();
    const stream = await (await download).createReadStream();
    expect(Buffer.concat(await stream.toArray()).toString('utf8')).toContain('STATUS:CONFIRMED');
  });

  test('two tabs want the same time: one gets it, the other is offered the next, with nothing typed lost', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab);
      await goToDetails(tab);
      await fillIn(tab);
    }
    await book(page).click();
    await expect(heading(page, booked)).toBeFocused();
    await book(other).click();
    const notice = other.getByRole('group', { name: gone.heading });
    await expect(notice).toBeFocused();
    await expect(other.locator('input[name="time"]')).toHaveCount(1);
    expect(await accessibilityFindings(other)).toEqual([]);
    await goToDetails(other, '10:15');
    for (const [name, value] of Object.entries(person)) {
      await expect(field(other, name as keyof typeof person)).toHaveValue(value);
    }
    await book(other).click();
    await expect(heading(other, booked)).toBeFocused();
  });

  test('after a time was taken forward finds fault with nothing, and back leads to the page before', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${site.url}/about`);
    await open(page);
    await goToDetails(page);
    await fillIn(page);
    receiver.free = receiver.free.slice(1);
    await book(page).click();
    const notice = page.getByRole('group', { name: gone.heading });
    await expect(notice).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await expect(notice).toBeInViewport();
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(500);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('group', { name: summary.heading })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/about$/);
  });

  test('the back button holds nothing up that is on its way', async ({ page }) => {
    await open(page);
    await goToDetails(page);
    await fillIn(page);
    const arrive = await hold(page, `${endpoints}/appointments`);
    await book(page).click();
    await expect(page.getByRole('status').filter({ hasText: details.sending })).toHaveCount(1);
    await page.goBack();
    await expect(field(page, 'name')).toBeVisible();
    receiver.replies.push(500, 500, 500);
    arrive();
    await expectFailure(page, 'server-error');
    await page.goBack();
    await expect(time(page, '08:45')).toBeChecked();
  });

  test('a receiver that is down is said, asked again on request, and phone stays in reach', async ({
    page,
  }) => {
    receiver.slotReplies.push(500, 500, 500);
    await open(page);
    await expect(page.getByText(times.unavailable)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: company.phone })).toBeVisible();
    await button(page, times.again).click();
    await expect(next(page)).toBeVisible();
  });

  test('where nothing is free, the page says so', async ({ page }) => {
    receiver.free = [];
    await open(page);
    await expect(page.getByText(times.none)).toBeVisible();
    await expect(next(page)).toHaveCount(0);
  });

  test.describe('elsewhere in the world', () => {
    test.use({ timezoneId: 'Asia/Shanghai' });
    test('what is booked says that its time is Swiss', async ({ page }) => {
      await open(page);
      await goToDetails(page);
      await fillIn(page);
      await book(page).click();
      await expect(heading(page, booked)).toBeFocused();
      const item = page
        .getByRole('listitem')
        .filter({ hasText: 'Schweizer Zeit: 08:45 ist bei Ihnen 15:45.' });
      await expect(item).toBeVisible();
    });
  });
});
