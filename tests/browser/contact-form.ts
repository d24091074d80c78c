import { expect, type Page } from '@playwright/test';
import type { FieldName } from '#content/contract.ts';
import { formTexts } from '#content/forms.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { fill as fillText } from '#lib/fill.ts';
import type { ChoiceField } from '#inquiry/inquiry.ts';
import { person } from '../sample-inquiry.ts';

export const { labels, toasts, thankYou } = inquiryForm;

/** The inquiry form of a page. */
export function formOn(page: Page) {
  const field = (name: FieldName) => page.locator(`#${name}`);
  const button = (name: string) => page.getByRole('button', { name });
  const submit = page.locator('form button[type="submit"]');
  const thanksOf = (name: string) => page.getByRole('heading', { name, exact: true });
  /** The heading of the thank-you, whether the inquiry was delivered or only simulated. */
  const thanks = thanksOf(thankYou.simulated).or(thanksOf(fillText(thankYou.delivered, person)));
  const ready = async () => {
    await page.locator('form').scrollIntoViewIfNeeded();
    await expect(submit).toBeEnabled();
  };
  const enter = async (texts: Partial<Record<FieldName, string>>) => {
    for (const [name, value] of Object.entries(texts)) await field(name as FieldName).fill(value);
  };
  return {
    field,
    submit,
    thanks,
    summary: page.getByRole('group', { name: formTexts.checkEntries, exact: true }),
    toast: page
      .getByRole('region', { name: fillText(toasts.region, { hotkey: 'F8' }), exact: true })
      .getByRole('listitem'),
    /** Brings the form back after the thanks. */
    again: button(thankYou.again),
    /** Takes back what is chosen. */
    clear: (name: ChoiceField) => button(`${inquiryForm.clear}: ${labels[name]}`),
    /** Goes to the form and waits until it can submit. */
    ready,
    /** Opens the contact page, and fills in what is said. */
    open: async (address = '/contact', texts: Parameters<typeof enter>[0] = {}) => {
      await page.goto(address);
      await ready();
      await enter(texts);
    },
    enter,
    /** Chooses an option of a select box with the pointer. */
    choose: async (name: ChoiceField, label: string) => {
      await field(name).click();
      await page.getByRole('option', { name: label, exact: true }).click();
    },
    /** What stands in the form now; choices by their labels. */
    values: async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        await page
          .locator('form')
          .evaluate((element: HTMLFormElement) =>
            [...new FormData(element)].map(([name, value]) => [name, String(value)]),
          ),
      ),
    /** Sends it, and waits for the thanks. */
    send: async () => {
      await submit.click();
      await expect(thanks).toBeFocused();
    },
  };
}

export type Form = ReturnType<typeof formOn>;

/** What the visitor's browser keeps of the site after the tab is closed. */
export async function traces(page: Page) {
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  return { stored, cookies: (await page.context().cookies()).length };
}
