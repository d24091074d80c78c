/** Visitors who have set in their system that they want no movement. */
import { expect, test } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import { field, fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { readThrough, withEachMenu } from './page-state.ts';
import { desktop, documents, phone } from './pages.ts';

for (const path of documents) {
  test(`nothing moves by itself on ${path} for visitors who do not want it`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    expect.soft(await page.evaluate(findRunning), 'at the top').toEqual([]);
    await readThrough(page);
    expect.soft(await page.evaluate(findRunning), 'after scrolling').toEqual([]);
    // What a state may still bring: a style sheet that sets something moving in spite of the wish.
    expect.soft(await page.evaluate(findAnimatingRules), 'rules that set something moving').toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect(page.locator('animate, animateTransform, video[autoplay], marquee')).toHaveCount(0);
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

/** What is in motion now. Runs on the page. */
function findRunning(): string[] {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1);
  return running.map((animation) => {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    const name = 'animationName' in animation ? animation.animationName : 'transition';
    return `${name} on ${target?.outerHTML.slice(0, 100)}${pseudoElement ?? ''}`;
  });
}

/** Rules of the style sheets that apply and give an animation, whatever state they are for. Runs on the page. */
function findAnimatingRules(): string[] {
  const animating = (rule: CSSRule): string[] => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    const inner = 'cssRules' in rule && !(rule instanceof CSSKeyframesRule) ? rule.cssRules : [];
    const { animationName = 'none', animationDuration = '0s' } = (rule as Partial<CSSStyleRule>).style ?? {};
    const isStill = /^(?:none)?$/.test(animationName) || /^(?:0s)?$/.test(animationDuration);
    return [
      ...(isStill ? [] : [rule.cssText.slice(0, 150)]),
      ...[...(inner as CSSRuleList)].flatMap(animating),
    ];
  };
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(animating));
}
