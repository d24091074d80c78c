/** What visitors have set in their system: colours of their own, and no movement. */
import { expect, test } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import { field, fill, openForm, submitButton, thanks, toast } from './contact-form.ts';
import { readThrough, withEachMenu } from './page-state.ts';
import { desktop, documents, phone } from './pages.ts';

for (const path of documents) {
  test(`${path} stays readable and usable in the visitor’s own colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(desktop);
    await page.goto(path);
    await readThrough(page);
    expect.soft(await page.evaluate(findFaintText)).toEqual([]);
    expect.soft(await page.evaluate(findLostControls)).toEqual([]);
  });

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

/** Texts with less contrast than WCAG 1.4.3 asks for, by the colours that the browser has put in place. */
function findFaintText(): string[] {
  const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** What lies behind a text: fields that let others through are laid over them. */
  const backgroundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const [red = 0, green = 0, blue = 0, share = 1] = parse(getComputedStyle(element).backgroundColor);
    if (share === 1) return [red, green, blue];
    const behind = backgroundOf(element.parentElement);
    return [red, green, blue].map((value, index) => share * value + (1 - share) * (behind[index] ?? 255));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('svg, script, style, :disabled')) continue;
    const colour = parse(getComputedStyle(element).color).slice(0, 3);
    const [text, ground] = [colour, backgroundOf(element)].map(luminance);
    const contrast = (Math.max(text ?? 0, ground ?? 0) + 0.05) / (Math.min(text ?? 0, ground ?? 0) + 0.05);
    if (contrast < 4.5) faint.add(`${contrast.toFixed(1)}: ${node.textContent.trim().slice(0, 60)}`);
  }
  return [...faint];
}

/** Fields without an edge, and controls without a sign: forced colours take away every background. A slider is the browser’s own. */
function findLostControls(): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 4 && height > 4;
  };
  const isFramed = (element: Element) => {
    const style = getComputedStyle(element);
    return ['Top', 'Bottom', 'Left', 'Right'].some(
      (side) =>
        parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
        style.getPropertyValue(`border-${side.toLowerCase()}-color`) !== style.backgroundColor,
    );
  };
  const fields = [
    ...document.querySelectorAll(
      'main input:not([type="checkbox"], [type="radio"], [type="range"]), main select, main textarea',
    ),
  ];
  const controls = [...document.querySelectorAll('button, summary, a[href]')];
  return [
    ...fields.filter((entry) => isShown(entry) && !isFramed(entry)),
    ...controls.filter(
      (control) => isShown(control) && !control.textContent.trim() && !control.querySelector('svg, img'),
    ),
  ].map((element) => element.outerHTML.slice(0, 120));
}
