/** The appointment page of sites that are built with an endpoint, and with free times. */
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFindings, hold, mailOf } from './page-state.ts';
import { company } from '#content/company.ts';
import type { FailureReason } from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import { fill } from '#lib/fill.ts';
import { configuredSite, endpoints } from '../configured-site.ts';
import { startServer, type RunningServer } from '../../scripts/server/start.ts';
import { startAppointmentEndpoint, type AppointmentEndpoint } from './endpoints.ts';
import { phone, openIn } from './pages.ts';
import { caller as person } from '../sample-inquiry.ts';
import {
  expectNoWayForward,
  done,
  failure,
  frameOf,
  prepare,
  stepsOn,
  times,
  type Steps,
} from './booking-steps.ts';

// One worker, since all tests use the same builds and one receiver.
test.describe.configure({ mode: 'default' });

let receiver: AppointmentEndpoint;
let site: RunningServer;
let steps: Steps;

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

/** What follows asks a site that is built so. */
function askSiteWith(way: 'proposals' | 'booking') {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startServer({ directory: configuredSite(way), port: 0 });
  });
  test.beforeEach(({ page }) => {
    steps = stepsOn(page, way);
  });
  test.afterAll(() => site.close());
}

async function open(page: Page) {
  await prepare(page);
  await page.goto(`${site.url}/booking-frame.html`);
}

/** The notice takes focus, says why, and offers phone and e-mail; nothing typed is lost. */
async function expectFailure(reason: FailureReason) {
  const notice = steps.notice(failure.heading);
  await expect(notice).toBeFocused({ timeout: 20_000 });
  await expect(notice).toContainText(formTexts.failureReasons[reason]);
  await expect(notice.getByRole('link', { name: company.phone })).toHaveAttribute('target', '_blank');
  const { body } = await mailOf(notice.getByRole('link', { name: failure.email }));
  expect(body).toContain(person.name);
  await steps.expectKept();
}

test.describe('with an endpoint', () => {
  askSiteWith('proposals');

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
    const frame = frameOf(page, 'proposals');
    await frame.time('08:00').check();
    await frame.ask('10:15');
    await expect(frame.done).toBeFocused({ timeout: 15_000 });
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
    await steps.ask();
    await expectFailure('rejected');
    await steps.submit.click();
    await expectFailure('server-error');
    expect(await accessibilityFindings(page)).toEqual([]);
    await steps.submit.click();
    await expect(steps.done).toBeFocused();
    expect(new Set(receiver.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

test.describe('with free times', () => {
  askSiteWith('booking');

  test('only free times are shown, and one is booked', async ({ page }) => {
    await open(page);
    await expect(page.locator('input[name="time"]')).toHaveCount(2);
    await steps.day('Dienstag, 24.\u00a0November').check({ force: true });
    await steps.ask('14:00');
    await expect(steps.done).toBeFocused();
    await expect(page.getByText('Dienstag, 24.\u00a0November 2026, 14:00–14:45')).toBeVisible();
    await expect(page.getByText(fill(done.meeting.phone, person))).toBeVisible();
    await expect(page.getByText(done.cancelling.booking.byPhone)).toBeVisible();
    expect(receiver.received.map(({ time1, time2 }) => [time1, time2])).toEqual([
      ['2026-11-24T13:00:00Z', ''],
    ]);
    const download = page.waitForEvent('download');
    await steps.button(done.save).click();
    const stream = await (await download).createReadStream();
    expect(Buffer.concat(await stream.toArray()).toString('utf8')).toContain('STATUS:CONFIRMED');
  });

  test('two tabs want the same time: one gets it, the other is offered the next, with nothing typed lost', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const others = stepsOn(other, 'booking');
    for (const [tab, ways] of [
      [page, steps],
      [other, others],
    ] as const) {
      await open(tab);
      await ways.goToDetails();
      await ways.fillIn();
    }
    await steps.submit.click();
    await expect(steps.done).toBeFocused();
    await others.submit.click();
    await expect(others.gone).toBeFocused();
    await expect(other.locator('input[name="time"]')).toHaveCount(1);
    expect(await accessibilityFindings(other)).toEqual([]);
    await others.goToDetails('10:15');
    await others.expectKept();
    await others.submit.click();
    await expect(others.done).toBeFocused();
  });

  test('after a time was taken forward finds fault with nothing, and back leads to the page before', async ({
    page,
  }) => {
    await openIn(page, phone, `${site.url}/about`);
    await open(page);
    await steps.goToDetails();
    await steps.fillIn();
    receiver.free = receiver.free.slice(1);
    await steps.submit.click();
    await expect(steps.gone).toBeFocused();
    await expectNoWayForward(page, steps.gone);
    await expect(steps.notice(formTexts.checkEntries)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/about$/);
  });

  test('the back button holds nothing up that is on its way', async ({ page }) => {
    await open(page);
    await steps.goToDetails();
    await steps.fillIn();
    const arrive = await hold(page, `${endpoints}/appointments`);
    await steps.submit.click();
    await expect(page.getByRole('status').filter({ hasText: formTexts.sending })).toHaveCount(1);
    await page.goBack();
    await expect(steps.field('name')).toBeVisible();
    receiver.replies.push(500, 500, 500);
    arrive();
    await expectFailure('server-error');
    await page.goBack();
    await expect(steps.time('08:45')).toBeChecked();
  });

  test('a receiver that is down is said, asked again on request, and phone stays in reach', async ({
    page,
  }) => {
    receiver.slotReplies.push(500, 500, 500);
    await open(page);
    const said = page.getByText(`${times.unavailable} ${formTexts.failureReasons['server-error']}`, {
      exact: true,
    });
    await expect(said).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: company.phone })).toBeVisible();
    await steps.button(times.again).click();
    await expect(steps.next).toBeVisible();
  });

  test('where nothing is free, the page says so', async ({ page }) => {
    receiver.free = [];
    await open(page);
    await expect(page.getByRole('status').filter({ hasText: times.none })).toBeVisible();
    await expect(steps.next).toHaveCount(0);
  });

  test.describe('elsewhere in the world', () => {
    test.use({ timezoneId: 'Asia/Shanghai' });

    test('what is booked says that its time is Swiss', async ({ page }) => {
      await open(page);
      await steps.ask();
      await expect(steps.done).toBeFocused();
      const hasText = 'Schweizer Zeit: 08:45 ist bei Ihnen 15:45.';
      await expect(page.getByRole('listitem').filter({ hasText })).toBeVisible();
    });
  });
});
