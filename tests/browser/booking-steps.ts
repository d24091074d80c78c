import { expect, type FrameLocator, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { appointment } from '#content/appointment.ts';
import type { AppointmentField } from '#content/contract.ts';
import { fill } from '#lib/fill.ts';
import { keepMails } from '../mails.ts';
import { caller } from '../sample-inquiry.ts';
import { openIn } from './pages.ts';

export const { times, details, done, missing, mended, failure, gone } = appointment;

/** A Saturday. The ten days are those from Monday 23 November to Thursday 3 December. */
export const today = '2026-11-21T10:00:00Z';

export type Steps = ReturnType<typeof stepsOn>;

/** The steps of the appointment, on the page by itself or inside the frame, of a site that asks in one of three ways. */
export function stepsOn(place: Page | FrameLocator, way: keyof typeof details.submit = 'mail') {
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  const notice = (name: string) => place.getByRole('group', { name });
  const day = (name: string) => place.getByRole('radio', { name });
  const time = (name: string) =>
    place
      .getByRole('checkbox', { name })
      .or(place.locator('input[name="time"][type="radio"]').and(place.getByRole('radio', { name })));
  const field = (name: AppointmentField) => place.locator(`#${name}`);
  const next = button(times.next);
  const submit = button(details.submit[way]);
  /** Marks a time of the first day and goes on to the details. */
  const goToDetails = async (name = '08:45') => {
    await time(name).check();
    await next.click();
    await expect(field('name')).toBeVisible();
  };
  const fillIn = async (values: Partial<Record<AppointmentField, string>> = caller) => {
    for (const [name, value] of Object.entries(values)) await field(name as AppointmentField).fill(value);
  };
  return {
    place,
    button,
    notice,
    day,
    time,
    field,
    next,
    submit,
    status: place.getByRole('status'),
    /** What says that a time is no longer free. */
    gone: notice(gone.heading),
    done: place.getByRole('heading', { name: fill(done.heading[way], caller), exact: true }),
    goToDetails,
    fillIn,
    /** Marks a time of the first day, says who asks, and sends. */
    ask: async (name?: string) => {
      await goToDetails(name);
      await fillIn();
      await submit.click();
    },
    /** The caller still stands in the fields. */
    expectKept: async () => {
      for (const [name, value] of Object.entries(caller))
        await expect(field(name as keyof typeof caller)).toHaveValue(value);
    },
  };
}

export const frameOf = (page: Page, way?: Parameters<typeof stepsOn>[1]) =>
  stepsOn(page.frameLocator('#beratung iframe'), way);

/** Opens the page by itself and waits for its times. E-mails are kept instead of opened. */
export async function openSteps(page: Page, address = '/booking-frame.html') {
  await prepare(page);
  await page.goto(address);
  await expect(stepsOn(page).day('Montag, 23.\u00a0November')).toBeVisible();
}

export async function prepare(page: Page) {
  await page.clock.setFixedTime(today);
  await page.addInitScript(keepMails);
}

/** Opens the booking section of the home page, and returns the steps in its frame. */
export async function openFrame(page: Page, size: ViewportSize) {
  await prepare(page);
  await openIn(page, size, '/#beratung');
  return frameOf(page);
}

/** The forward button leads to nothing that is over: what is shown stays. */
export async function expectNoWayForward(page: Page, shown: Locator) {
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(shown).toBeInViewport();
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(500);
  await expect(shown).toBeVisible();
}
