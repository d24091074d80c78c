/** The site with our own receiver beside it on one address, as `npm start -- --receiver` serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { inquiryForm } from '#content/inquiry-form.ts';
import { receiverTexts } from '#content/receiver.ts';
import type { Message } from '../../receiver/mails.ts';
import { startReceiver } from '../../receiver/receiver.ts';
import { settingsIn } from '../../receiver/tests/samples.ts';
import type { Handler } from '../../scripts/server/handler.ts';
import { freePort } from '../../scripts/server/program.ts';
import { receiverSettings } from '../../scripts/server/receiver.ts';
import { buildSite } from '../configured-site.ts';
import { startServer, type RunningServer } from '../../scripts/server/start.ts';
import { person } from '../sample-inquiry.ts';
import { details, stepsOn } from './booking-steps.ts';
import { formOn, type Form } from './contact-form.ts';

// One worker, since all tests use one build and one receiver.
test.describe.configure({ mode: 'default' });

const directory = 'reports/dist-receiver';
const folder = mkdtempSync(join(tmpdir(), 'receiver-browser-'));
const mails: Message[] = [];
let site: RunningServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
/** What becomes of requests to the receiver. */
let line: 'sound' | 'dead' | 'answers get lost' = 'sound';

const api: Handler = (request, response) => {
  if (line === 'dead') request.socket.destroy();
  else {
    if (line === 'answers get lost') {
      line = 'sound';
      response.end = () => {
        request.socket.destroy();
        return response;
      };
    }
    receiver.app.routing(request, response);
  }
};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  buildSite(directory, receiverSettings(url));
  receiver = await startReceiver(settingsIn(folder, { SITE_URL: url, RECEIVER_URL: `${url}/api` }), {
    send: async (message) => void mails.push(message),
    logTo: { write: () => undefined },
  });
  await receiver.app.ready();
  site = await startServer({ directory, port, api });
});

test.afterAll(async () => {
  await site.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

let form: Form;
test.beforeEach(({ page }) => {
  form = formOn(page);
  mails.length = 0;
  line = 'sound';
});

const inquiries = (company: string) =>
  receiver.database.sql.all`SELECT fields FROM inquiries WHERE fields LIKE ${`%"${company}"%`}`;

/** Opens the form and fills it in like somebody who takes their time; each test has a company of its own. */
async function openFilled(page: Page, company: string) {
  const projectDescription = `Laternen für ${company}\n500 Stück`;
  await form.open(`${site.url}/contact`, { ...person, company, projectDescription });
  await page.waitForFunction(() => performance.now() > 4000);
}

test('an inquiry arrives: the visitor is thanked, the company has a mail with every field', async ({
  page,
}) => {
  await openFilled(page, 'Ankunft AG');
  await form.choose('budget', 'im Gespräch klären');
  await form.send();
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Projektanfrage von Ankunft AG', replyTo: person.email });
  for (const part of [
    'Vorname: Regula',
    'Budget: im Gespräch klären',
    'Laternen für Ankunft AG\n500 Stück',
  ]) {
    expect(mails[0]?.text).toContain(part);
  }
});

test('the answer gets lost: the inquiry is sent again, kept once and mailed once', async ({ page }) => {
  await openFilled(page, 'Verlust AG');
  line = 'answers get lost';
  await form.send();
  expect(inquiries('Verlust AG')).toHaveLength(1);
  await expect.poll(() => mails).toHaveLength(1);
});

test('the receiver is down during a submit and back at the next: nothing typed is lost, nothing arrives twice', async ({
  page,
}) => {
  await openFilled(page, 'Ausfall AG');
  const before = await form.values();
  line = 'dead';
  await form.submit.click();
  const failure = page.getByRole('group', { name: inquiryForm.failure.heading, exact: true });
  await expect(failure).toBeFocused({ timeout: 30_000 });
  expect(await form.values()).toEqual(before);
  line = 'sound';
  await form.send();
  expect(inquiries('Ausfall AG')).toHaveLength(1);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there, arrives, and leads to a plain page of thanks', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await form.enter({ ...person, company: 'Ohne Skript AG', projectDescription: 'Ohne Skript' });
    await page.locator('#industry').selectOption('retail');
    await form.submit.click();
    await expect(page.getByRole('heading', { name: receiverTexts.thanks.title })).toBeVisible();
    expect(inquiries('Ohne Skript AG')).toHaveLength(1);
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Branche: Einzel- und Grosshandel');
    await page.getByRole('link', { name: receiverTexts.back }).click();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test('what the receiver refuses is still in the form when the visitor goes back', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await form.enter({ ...person, company: 'x'.repeat(250) });
    await form.submit.click();
    await expect(page.getByRole('heading', { name: receiverTexts.tooLong.title })).toBeVisible();
    await page.goBack();
    await expect(page.locator('#company')).toHaveValue('x'.repeat(250));
  });
});

test('an appointment is booked, invited to, and cancelled by the link from the mail, which frees the time', async ({
  page,
}) => {
  const steps = stepsOn(page, 'booking');
  const address = `${site.url}/booking-frame.html`;
  const first = page.locator('input[name="time"]').first();
  const firstTime = () => first.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  await page.goto(address);
  const taken = await firstTime();
  await first.check();
  await steps.next.click();
  await page.getByRole('radio', { name: details.kinds.video }).check({ force: true });
  await steps.fillIn({ name: 'Regula Muster', company: 'Termin AG', email: person.email });
  // Like a person, not in an instant.
  await page.waitForFunction(() => performance.now() > 4000);
  await steps.submit.click();
  await expect(steps.done).toBeFocused();

  await expect.poll(() => mails).toHaveLength(2);
  const [toCompany, toVisitor] = mails;
  expect([toCompany?.to, toVisitor?.to]).toEqual(['anfragen@firma.ch', person.email]);
  expect(toVisitor?.icalEvent).toMatchObject({ method: 'REQUEST' });
  expect(toVisitor?.icalEvent?.content).toContain('STATUS:CONFIRMED');
  await page.goto(address);
  await expect(first).toBeVisible();
  expect(await firstTime()).not.toBe(taken);

  await page.goto(/http:\S+cancel\?token=\S+/.exec(toVisitor?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: receiverTexts.cancel.button }).click();
  await expect(page.getByRole('heading', { name: receiverTexts.cancelled.title })).toBeVisible();
  await expect.poll(() => mails).toHaveLength(4);
  expect(mails[3]?.icalEvent).toMatchObject({ method: 'CANCEL' });
  await page.goto(address);
  await expect(first).toBeVisible();
  expect(await firstTime()).toBe(taken);
});
