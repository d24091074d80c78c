/** What everybody can use: by axe, for those who want no movement, and in the colours that visitors have chosen. */
import { expect, test } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import {
  accessibilityFindings,
  findFaint,
  findKeptFields,
  findLostControls,
  findAnimatingRules,
  findRunning,
} from './accessibility-findings.ts';
import { field, fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { readThrough, withEachMenu } from './page-state.ts';
import { desktop, documents } from './pages.ts';
import { ownFramePage } from '#booking/settings.ts';

for (const path of documents) {
  test(`${path} is accessible as it arrives and once read, stands still, and can be seen in the visitor’s own colours`, async ({
    page,
  }) => {
    const expectAccessible = async (at: string) => {
      expect.soft(await accessibilityFindings(page), at).toEqual([]);
      expect.soft(await page.evaluate(findRunning), `moves ${at}`).toEqual([]);
      // What a state may still bring: a style sheet that sets something moving in spite of the wish.
      expect.soft(await page.evaluate(findAnimatingRules), `rules that move something ${at}`).toEqual([]);
    };
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    // What stays in view on the way lies over something everywhere but at the end of its way.
    await page.evaluate(() => {
      const bar = new CSSStyleSheet();
      bar.replaceSync('reach-area nav { position: static !important }');
      document.adoptedStyleSheets = [bar];
    });
    await expectAccessible('at 320 px, as it arrives');
    await page.setViewportSize(desktop);
    // By then everything that moves is interactive.
    await readThrough(page);
    await expectAccessible('at 1440 px, once read');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect(page.locator('animate, animateTransform, video[autoplay], marquee')).toHaveCount(0);

    await expect(page.getByRole('main')).toHaveCount(1);
    const isInFrame = path === ownFramePage;
    await expect(page.getByRole('banner')).toHaveCount(isInFrame ? 0 : 1);
    await expect(page.getByRole('contentinfo')).toHaveCount(isInFrame ? 0 : 1);

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await page.evaluate(findFaint), `faint shapes and texts, ${colorScheme}`).toEqual([]);
      expect.soft(await page.evaluate(findKeptFields), `fields kept, ${colorScheme}`).toEqual([]);
      expect.soft(await page.evaluate(findLostControls), `lost controls, ${colorScheme}`).toEqual([]);
    }
  });
}

// Every page has the same header.
for (const width of [320, 1440]) {
  test(`the menus are accessible at ${width} px while they are open, and nothing in them moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/logistik-transport');
    await withEachMenu(page, async (_, name) => {
      expect.soft(await page.evaluate(findRunning), `moves with «${name}» open`).toEqual([]);
      expect.soft(await accessibilityFindings(page, 'header'), `with «${name}» open`).toEqual([]);
    });
  });
}

test('nothing moves in any state of the inquiry form', async ({ page }) => {
  await page.clock.install();
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
  // The form takes one second, in which a busy machine may not come to look.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expectStill('the inquiry on its way');
  await page.clock.runFor(1_010);
  await expect(thanks(page)).toBeVisible();
  await expectStill('the thanks');
});
