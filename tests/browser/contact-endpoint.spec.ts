/**
 * The inquiry form of a site that is built with an endpoint. The endpoint is a server of this test. Every answer that it
 * may give is in the test of `src/inquiry/delivery.ts`; here stands what the visitor sees of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityFindings, mailOf } from './page-state.ts';
import { startServer, type RunningServer } from '../../scripts/server/start.ts';
import { configurations, configuredSite } from '../configured-site.ts';
import { company } from '#content/company.ts';
import { trapName, type FailureReason } from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import { budgetChoices, inquiryForm } from '#content/inquiry-form.ts';
import { routes } from '#content/routes.ts';
import { fill } from '#lib/fill.ts';
import { person } from '../sample-inquiry.ts';
import { fileOf } from '../site/dist.ts';
import { formOn, type Form, thankYou, toasts, traces } from './contact-form.ts';
import { startInquiryEndpoint, type InquiryEndpoint } from './endpoints.ts';

// One worker, since all tests use one build and one receiver.
test.describe.configure({ mode: 'default' });

const budget = budgetChoices[4];

let directory: string;
let receiver: InquiryEndpoint;
let site: RunningServer;
let form: Form;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  receiver = await startInquiryEndpoint();
  directory = configuredSite('preview');
  site = await startServer({ directory, port: 0 });
});

test.afterAll(async () => {
  await site.close();
  await receiver.close();
});

test.beforeEach(async ({ page, context }) => {
  form = formOn(page);
  await context.route(configurations.preview.INQUIRY_ENDPOINT, (route) =>
    route.continue({ url: receiver.address }),
  );
  receiver.received.length = 0;
  receiver.replies.length = 0;
  await form.open(`${site.url}/contact`, inquiry);
});

const inquiry = { ...person, projectDescription: 'Laternen\n500 Stück' };

/** The form stays with every value, says why, and offers phone and a prefilled e-mail. */
async function expectFailure(page: Page, reason: FailureReason, before: Record<string, string>) {
  const { heading, unsure, perhaps } = inquiryForm.failure;
  const notice = page.getByRole('group', { name: reason === 'timeout' ? unsure : heading, exact: true });
  await expect(notice).toBeFocused();
  const said = formTexts.failureReasons[reason];
  await expect(notice).toContainText(reason === 'timeout' ? `${said} ${perhaps}` : said);
  const call = notice.getByRole('link', { name: company.phone });
  await expect(call).toHaveAttribute('href', `tel:${company.phone.replaceAll(' ', '')}`);
  const { to, body } = await mailOf(notice.getByRole('link', { name: inquiryForm.failure.email }));
  expect(to).toBe(company.email);
  expect(body).toContain(before['firstName']);
  const { values, thanks, toast } = formOn(page);
  expect(await values()).toEqual(before);
  await expect(thanks).toBeHidden();
  await expect(toast).toHaveCount(0);
}

test('a delivered inquiry arrives as typed, and is thanked for by name, never sooner than after one second', async ({
  page,
}) => {
  const projectDescription = '<b>«Zürich»</b> 👷🏽‍♀️ \\ "x" &amp; \n'.repeat(700).slice(0, 20_000).trim();
  await expect.soft(page.getByText(inquiryForm.privacy.delivered)).toBeVisible();
  await expect.soft(page.getByText(inquiryForm.privacy.simulated)).toHaveCount(0);
  await form.enter({ projectDescription });
  await form.choose('budget', budget.label);
  const start = Date.now();
  await form.send();
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  await expect(form.thanks).toHaveText(fill(thankYou.delivered, person));
  await expect(form.toast).toContainText(toasts.sent.title);
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  expect(message?.body).toMatchObject({ ...person, projectDescription, budget: budget.value });
  expect(message?.headers).not.toHaveProperty('cookie');
  expect(await traces(page)).toEqual({ stored: 0, cookies: 0 });
});

test('marks of right-to-left writing in a name turn nothing else around', async ({ page }) => {
  const firstName = 'Reg\u202e\u2067ula';
  await form.enter({ firstName });
  await form.submit.click();
  const heading = page.getByRole('heading', { name: thankYou.delivered.split('{firstName}')[1] ?? '' });
  await expect(heading).toBeFocused();
  await expect(heading.locator('bdi')).toHaveText(firstName);
  // The comma stands before the name, the sentence after it.
  const edges = await heading.evaluate((element) => {
    const range = document.createRange();
    return [...element.childNodes].map((node) => {
      range.selectNodeContents(node);
      const [first] = range.getClientRects();
      return { top: Math.round(first?.top ?? 0), left: Math.round(first?.left ?? 0) };
    });
  });
  const order = edges.toSorted((one, other) => one.top - other.top || one.left - other.left);
  expect(order).toEqual(edges);
});

test('the same inquiry from two tabs carries one key', async ({ page, context }) => {
  const other = await context.newPage();
  await formOn(other).open(`${site.url}/contact`, inquiry);
  for (const tab of [page, other]) await formOn(tab).send();
  const keys = receiver.received.map(({ body }) => body.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an incomplete inquiry is not sent; a double click and Enter on top send one', async () => {
  await form.enter({ company: ' ' });
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  expect(receiver.received).toEqual([]);
  await form.enter({ company: person.company });
  await form.submit.dblclick();
  await form.field('email').press('Enter');
  await expect(form.thanks).toBeVisible();
  expect(receiver.received).toHaveLength(1);
});

// What a wrong value says, which stops the build, is in the test of the configuration.
test('a preview is closed to search engines, and the policies follow the configuration', () => {
  const { BOOKING_URL, INQUIRY_ENDPOINT } = configurations.preview;
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const route of routes) {
    expect.soft(read(fileOf(route)), route).toContain('<meta name="robots" content="noindex">');
  }
  const policyOf = (file: string) =>
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(read(file))?.[1];
  expect(policyOf('index.html')).toContain(`; frame-src 'self' ${new URL(BOOKING_URL).origin}`);
  expect(policyOf('index.html')).toContain("; connect-src 'self';");
  expect(policyOf('contact.html')).toContain(`; connect-src 'self' ${new URL(INQUIRY_ENDPOINT).origin}`);
  expect(policyOf('about.html')).not.toMatch(/https:/);
});

test.describe('a final failure', () => {
  test('400 is not tried again; the same inquiry keeps its key, also after the thanks, an edited one gets its own', async ({
    page,
  }) => {
    const before = await form.values();
    receiver.replies.push(400);
    await form.submit.click();
    await expectFailure(page, 'rejected', before);
    expect(receiver.received).toHaveLength(1);
    expect(await accessibilityFindings(page)).toEqual([]);
    await form.send();
    for (const edit of [{}, { phone: '+41 44 000 00 01' }]) {
      await form.again.click();
      await form.enter(edit);
      await form.send();
    }
    const keys = receiver.received.map(({ body }) => body.idempotencyKey);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
  });

  test('offline, and then sent once the connection is back', async ({ page, context }) => {
    const before = await form.values();
    await context.setOffline(true);
    await form.submit.click();
    await expectFailure(page, 'offline', before);
    await context.setOffline(false);
    await form.send();
  });

  test('a filled trap: nothing is sent, nothing is lost, and a second try passes with a mark', async ({
    page,
  }) => {
    const before = await form.values();
    const trap = page.locator('input[tabindex="-1"]');
    await expect(trap).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: inquiryForm.trap })).toHaveCount(0);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'x'));
    await form.submit.click();
    const { [trapName]: _, ...others } = before;
    await expectFailure(page, 'held-back', others);
    expect(receiver.received).toEqual([]);

    await form.send();
    expect(receiver.received[0]?.body).toMatchObject({ ...person, wasHeldBack: 'true' });
  });
});

test.describe('a silent endpoint', () => {
  test('is given up after 30 seconds, and leaving meanwhile warns', async ({ page, context }) => {
    const patient = await context.newPage();
    await patient.clock.install();
    const waiting = formOn(patient);
    await waiting.open(`${site.url}/contact`, person);
    const before = await waiting.values();
    receiver.replies.push('silence', 'silence', 'silence');
    await waiting.submit.click();
    await expect(waiting.submit).toHaveText(formTexts.sending);

    const warned = new Promise<string>((resolve) =>
      patient.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      }),
    );
    await patient.close({ runBeforeUnload: true });
    expect(await warned).toBe('beforeunload');

    const late = patient.getByText(inquiryForm.takesLonger);
    await expect(late).toHaveCount(0);
    await patient.clock.runFor(8_000);
    await expect(late).toBeVisible();
    // In small steps: half a minute of its clock is all that the form gives the three attempts.
    const received = async () => {
      await patient.clock.runFor(250);
      return receiver.received.length;
    };
    for (const attempts of [2, 3]) {
      await expect.poll(received, { intervals: [50] }).toBe(attempts);
      await expect(waiting.submit).toHaveText(formTexts.sending);
    }
    await patient.clock.runFor(10_000);
    await expectFailure(patient, 'timeout', before);
    expect(await page.title()).not.toContain(inquiryForm.titlePrefixes.failed);
  });
});
