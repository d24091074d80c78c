/** What visitors have set in their system: no movement, and colours of their own. */
import { expect, test } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import { field, fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { findFaintShapes, findFaintText, findLostControls } from './forced-colours.ts';
import { findAnimatingRules, findRunning } from './motion.ts';
import { readThrough, withEachMenu } from './page-state.ts';
import { desktop, documents, phone } from './pages.ts';

for (const path of documents) {
  test(`${path} stands still for visitors who want no movement, and can be seen in their own colours, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    expect.soft(await page.evaluate(findRunning), 'moves at the top').toEqual([]);
    await readThrough(page);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(findRunning), `moves at ${viewport.width} px`).toEqual([]);
      // What a state may still bring: a style sheet that sets something moving in spite of the wish.
      const rules = await page.evaluate(findAnimatingRules);
      expect.soft(rules, `rules that set something moving at ${viewport.width} px`).toEqual([]);
    }
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect(page.locator('animate, animateTransform, video[autoplay], marquee')).toHaveCount(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await page.evaluate(findFaintShapes), `faint shapes, ${colorScheme}`).toEqual([]);
      expect.soft(await page.evaluate(findFaintText), `faint texts, ${colorScheme}`).toEqual([]);
      expect.soft(await page.evaluate(findLostControls), `lost controls, ${colorScheme}`).toEqual([]);
    }
  });
}

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
