/** Visitors who have set in their system that they want no movement: menus and states of the form. */
import { expect, test } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import { field, fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { findRunning } from './motion.ts';
import { withEachMenu } from './page-state.ts';
import { desktop, phone } from './pages.ts';

test.describe('nothing moves by itself for visitors who do not want it', () => {
  for (const viewport of [phone, desktop]) {
    test(`in the menus at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await withEachMenu(page, async (_, name) =>
        expect.soft(await page.evaluate(findRunning), name).toEqual([]),
      );
    });
  }

  test('in any state of the inquiry form', async ({ page }) => {
    await openForm(page);
    const expectStill = async (state: string) =>
      expect.soft(await page.evaluate(findRunning), state).toEqual([]);

    await submitButton(page).hover();
    await expectStill('the pointer on the button');
    await page.mouse.down();
    await expectStill('the button pressed');
    await page.mouse.up();
    await expect(toast(page)).toBeVisible();
    await expectStill('errors and a toast');
    await submitButton(page).focus();
    await expectStill('the button with the focus');
    await field(page, 'service').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectStill('a list open');
    await page.keyboard.press('Escape');
    await fill(page, person);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expectStill('the inquiry on its way');
    await expect(thanks(page)).toBeVisible();
    await expectStill('the thanks');
  });
});
