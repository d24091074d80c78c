import { expect, type Page } from '@playwright/test';
import { inquiryForm } from '#content/inquiry-form.ts';
import { fill as fillText } from '#lib/fill.ts';
import type { ChoiceField } from '#inquiry/inquiry.ts';
import type { FieldName } from '#content/inquiry.ts';
import { person } from '../sample-inquiry.ts';

export const { labels, toasts, thankYou } = inquiryForm;

export const field = (page: Page, name: FieldName) => page.locator(`#${name}`);

export const submitButton = (page: Page) => page.locator('form button[type="submit"]');

export const errorSummary = (page: Page) =>
  page.getByRole('group', { name: inquiryForm.summary.heading, exact: true });

export const toast = (page: Page) =>
  page
    .getByRole('region', { name: fillText(toasts.region, { hotkey: 'F8' }), exact: true })
    .getByRole('listitem');

/** The heading of the thank-you, whether the inquiry was delivered or only simulated. */
export const thanks = (page: Page) => {
  const { simulated, delivered } = thankYou;
  return page
    .getByRole('heading', { name: simulated, exact: true })
    .or(page.getByRole('heading', { name: fillText(delivered, person), exact: true }));
};

/** Opens the contact page, goes to the form and waits until it can submit. */
export async function openForm(page: Page, address = '/contact') {
  await page.goto(address);
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect(submitButton(page)).toBeEnabled();
}

export async function fill(page: Page, texts: Partial<Record<FieldName, string>>) {
  for (const [name, value] of Object.entries(texts)) await field(page, name as FieldName).fill(value);
}

/** Chooses an option of a select box with the pointer. */
export async function choose(page: Page, name: ChoiceField, label: string) {
  await field(page, name).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** What stands in the form now; choices by their labels. */
export async function values(page: Page): Promise<Record<string, string>> {
  const form = page.locator('form');
  const entries = await form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(([name, value]) => [name, String(value)]),
  );
  return Object.fromEntries(entries);
}

/** What the visitor's browser keeps of the site after the tab is closed. */
export async function traces(page: Page) {
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  return { stored, cookies: (await page.context().cookies()).length };
}
