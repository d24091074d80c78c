/** Leaving the contact page: nothing typed is lost without a warning, and nobody is warned without a reason. */
import { expect, test, type Dialog, type Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { industryChoices, serviceChoices } from '#content/inquiry.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { person } from '../sample-inquiry.ts';
import { choose, fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { hold } from './page-state.ts';

/** Whether the browser asks before the page is closed; it stays open where it does. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return true;
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, closed]);
}

test('who has typed or chosen something is asked before the page is closed, and no more once it is taken back', async ({
  page,
}) => {
  await openForm(page, `/contact?service=${serviceChoices[0].value}`);
  await fill(page, { projectDescription: '500 Laternen' });
  expect(await asksBeforeClosing(page), 'typed').toBe(true);
  await expect(page.locator('#projectDescription')).toHaveValue('500 Laternen');
  await fill(page, { projectDescription: '' });
  await choose(page, 'industry', industryChoices[0].label);
  expect(await asksBeforeClosing(page), 'chosen').toBe(true);
  await page.getByRole('button', { name: `${inquiryForm.clear}: ${inquiryForm.labels.industry}` }).click();
  expect(await asksBeforeClosing(page), 'taken back').toBe(false);
});

test('who has typed before the script was there too', async ({ page }) => {
  const arrive = await hold(page, '**/_astro/InquiryForm*.js');
  await page.goto('/contact');
  await page.locator('#firstName').fill('Regula');
  arrive();
  await expect(submitButton(page)).toBeEnabled();
  expect(await asksBeforeClosing(page)).toBe(true);
});

test('who has only read is not asked, nor who comes with a service preselected', async ({ page }) => {
  await openForm(page, `/contact?industry=${industryChoices[0].value}`);
  await page.locator('#firstName').click();
  expect(await asksBeforeClosing(page)).toBe(false);
});

test('after the thanks nobody is asked, until the next edit', async ({ page }) => {
  await openForm(page);
  await fill(page, person);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('button', { name: inquiryForm.thankYou.again }).click();
  await page.locator('#phone').click();
  await page.reload();
  await openForm(page);
  await fill(page, { phone: '+41 44' });
  expect(await asksBeforeClosing(page)).toBe(true);
});

test('who calls or writes an e-mail from the page is not asked', async ({ page }) => {
  const dialogs: string[] = [];
  const note = (dialog: Dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  };
  page.on('dialog', note);
  await openForm(page);
  await fill(page, { firstName: 'Regula' });
  const main = page.getByRole('main');
  for (const name of [company.phone, company.email]) {
    await main.getByRole('link', { name }).first().click();
    await page.waitForTimeout(300);
  }
  expect(dialogs).toEqual([]);
  page.off('dialog', note);
  // And is still asked where something would be lost.
  await page.waitForTimeout(1000);
  expect(await asksBeforeClosing(page)).toBe(true);
});

test('who comes back after sending finds the thanks, and the form again when asked; nothing typed is kept by the site', async ({
  page,
}) => {
  await openForm(page);
  await fill(page, person);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await page.evaluate(() => history.state as unknown)).toBe('sent');
  await page.goto('/about');
  await page.goBack();
  await expect(thanks(page)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await expect(toast(page)).toHaveCount(0);
  await page.getByRole('button', { name: inquiryForm.thankYou.again }).click();
  await expect(page.locator('#company')).toHaveValue(person.company);
  await page.reload();
  await openForm(page);
});
