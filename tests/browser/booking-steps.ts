import { expect, type FrameLocator, type Page } from '@playwright/test';
import { appointment, type AppointmentField } from '#content/appointment.ts';
import { caller } from '../sample-inquiry.ts';

export const { times, details, done, errors, summary, failure, gone } = appointment;

/** A Saturday. The ten days are those from Monday 23 November to Thursday 3 December. */
export const today = '2026-11-21T10:00:00Z';

declare global {
  interface Window {
    mails: string[];
  }
}

/** The page with the steps: by itself, or inside the frame. */
export type Steps = Page | FrameLocator;

export const frameOf = (page: Page): FrameLocator => page.frameLocator('#beratung iframe');

/** Opens the page by itself and waits for its times. E-mails are kept instead of opened. */
export async function openSteps(page: Page, address = '/booking-frame.html') {
  await prepare(page);
  await page.goto(address);
  await expect(day(page, 'Montag, 23.\u00a0November')).toBeVisible();
}

export async function prepare(page: Page) {
  await page.clock.setFixedTime(today);
  await page.addInitScript(() => {
    window.mails = [];
    window.open = (address) => {
      window.mails.push(String(address));
      return null;
    };
  });
}

export const day = (steps: Steps, name: string) => steps.getByRole('radio', { name });
export const time = (steps: Steps, name: string) =>
  steps
    .getByRole('checkbox', { name })
    .or(steps.locator('input[name="time"][type="radio"]').and(steps.getByRole('radio', { name })));
export const field = (steps: Steps, name: AppointmentField) => steps.locator(`#${name}`);
export const button = (steps: Steps, name: string) => steps.getByRole('button', { name, exact: true });
export const next = (steps: Steps) => button(steps, times.next);
export const status = (steps: Steps) => steps.getByRole('status');

/** Marks a time of the first day and goes on to the details. */
export async function goToDetails(steps: Steps, name = '08:45') {
  await time(steps, name).check();
  await next(steps).click();
  await expect(field(steps, 'name')).toBeVisible();
}

export async function fillIn(steps: Steps, values: Partial<Record<AppointmentField, string>> = caller) {
  for (const [name, value] of Object.entries(values))
    await field(steps, name as AppointmentField).fill(value);
}

export const heading = (steps: Steps, name: string) => steps.getByRole('heading', { name, exact: true });
