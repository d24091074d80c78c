/** What is left of an island when something throws: all that stood in it, with what was typed, and what to do now. */
import { expect, test, type Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { islandFailure } from '#content/island-failure.ts';
import { industryChoices } from '#content/inquiry.ts';
import { bookingFrame } from '#content/appointment.ts';
import { caller, person } from '../sample-inquiry.ts';
import { fill, openForm, submitButton, values } from './contact-form.ts';
import { fillIn, goToDetails, openSteps, prepare } from './booking-steps.ts';
import { hold } from './page-state.ts';
import { openTool, tools } from './tools.ts';

/** Where the e-mail of a notice goes, and what is in it. */
async function mailOf(page: Page) {
  const href = await page
    .getByRole('alert')
    .getByRole('link', { name: islandFailure.email })
    .getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '');
  return { to: pathname, body: searchParams.get('body') ?? '' };
}

/** Takes an element away that React will look for. */
const takeAway = (page: Page, selector: string) =>
  page.evaluate((away) => document.querySelector(away)?.remove(), selector);

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: company.phone });

test('the inquiry form keeps everything, and the e-mail has it too', async ({ page }) => {
  await openForm(page);
  await fill(page, { ...person, company: '', projectDescription: '500 Laternen' });
  await submitButton(page).click();
  await takeAway(page, '[role="group"]:has(#summary-list)');
  await fill(page, { company: person.company });
  await submitButton(page).click();
  await expect(notice(page)).toContainText(islandFailure.form);
  await expect(notice(page)).toBeInViewport();
  expect(await values(page)).toMatchObject({ ...person, projectDescription: '500 Laternen' });
  const { to, body } = await mailOf(page);
  expect(to).toBe(company.email);
  for (const text of [...Object.values(person), '500 Laternen']) expect(body).toContain(text);
});

test('the appointment keeps the times and who asks for them, and the e-mail has them too', async ({
  page,
}) => {
  await openSteps(page);
  await goToDetails(page, '10:15');
  await page.locator('form > div:not([hidden]) button[type="submit"]').click();
  await takeAway(page, '[role="group"]:has(#summary-list)');
  await fillIn(page);
  await page.locator('form > div:not([hidden]) button[type="submit"]').click();
  await expect(notice(page)).toContainText(islandFailure.form);
  await expect(page.locator('#company')).toHaveValue(caller.company);
  expect((await mailOf(page)).body).toMatch(/Montag, 23.\sNovember 2026, 10:15–11:00[^]*Muster Handel AG/);
});

test('the appointment page is readable where its script throws while it comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...rest: Parameters<typeof listen>) => {
      if (rest[0] === 'visibilitychange') throw new Error('unknown to this browser');
      listen(...rest);
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
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...rest: Parameters<typeof listen>) => {
      if (rest[0] === 'mousedown') throw new Error('unknown to this browser');
      listen(...rest);
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
  await page.goto('/contact');
  await fill(page, { firstName: person.firstName, projectDescription: '500 Laternen' });
  await page.locator('select[name="industry"]').selectOption({ index: 2 });
  const before = await values(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form input, form textarea'))
      field.after(document.createElement('filler-button'));
  });
  arrive();
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.locator('#industry')).toHaveText(industryChoices[1].label);
  expect(await values(page)).toEqual(before);
});
