/** What everybody can use: by axe, for those who want no movement, and in the colours that visitors have chosen. */
import { expect, test } from '@playwright/test';
import { person } from '../sample-inquiry.ts';
import { accessibilityFindings, readThrough, withEachMenu, addRules } from './page-state.ts';
import { formOn } from './contact-form.ts';
import { desktop, documents, openIn } from './pages.ts';
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
    await openIn(page, { width: 320, height: 900 }, path);
    // What stays in view on the way lies over something everywhere but at the end of its way.
    await addRules(page, 'reach-area nav { position: static !important }');
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
    await openIn(page, { width, height: 900 }, '/services/logistik-transport');
    await withEachMenu(page, async (_, name) => {
      expect.soft(await page.evaluate(findRunning), `moves with «${name}» open`).toEqual([]);
      expect.soft(await accessibilityFindings(page, 'header'), `with «${name}» open`).toEqual([]);
    });
  });
}

test('nothing moves in any state of the inquiry form', async ({ page }) => {
  const form = formOn(page);
  await page.clock.install();
  await form.open();
  const expectStill = async (state: string) =>
    expect.soft(await page.evaluate(findRunning), state).toEqual([]);

  await form.submit.hover();
  await expectStill('the pointer on the button');
  await page.mouse.down();
  await expectStill('the button pressed');
  await page.mouse.up();
  await expect(form.toast).toBeVisible();
  await expectStill('errors and a toast');
  await form.submit.focus();
  await expectStill('the button with the focus');
  await form.field('service').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectStill('a list open');
  await page.keyboard.press('Escape');
  await form.enter(person);
  // The form takes one second, in which a busy machine may not come to look.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await form.submit.click();
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  await expectStill('the inquiry on its way');
  await page.clock.runFor(1_010);
  await expect(form.thanks).toBeVisible();
  await expectStill('the thanks');
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

/**
 * Texts with less contrast than WCAG 1.4.3 asks for, by the colours that the browser has put in place, and shapes that
 * stand out from the page by less than 1.4.11 asks for. Pictures with a ground of their own (posters, monograms, the mark)
 * keep their colours, as do ticks, which show in their boxes only. Runs on the page.
 */
function findFaint(): string[] {
  const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** What lies behind a text: fields that let others through are laid over them. */
  const backgroundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const [red = 0, green = 0, blue = 0, share = 1] = parse(getComputedStyle(element).backgroundColor);
    if (share === 1) return [red, green, blue];
    const behind = backgroundOf(element.parentElement);
    return [red, green, blue].map((value, index) => share * value + (1 - share) * (behind[index] ?? 255));
  };
  const hasGround = (drawing: Element) => {
    const [whole, first] = [drawing, drawing.querySelector('rect, path')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return (
      parse(getComputedStyle(drawing).backgroundColor)[3] !== 0 ||
      (whole && first && first.width * first.height > 0.95 * whole.width * whole.height)
    );
  };

  const faint = new Set<string>();
  const page = parse(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3);
  const drawings = [...document.querySelectorAll('main svg:not(label svg)')].filter(
    (drawing) => !hasGround(drawing),
  );
  for (const shape of drawings.flatMap((drawing) => [
    ...drawing.querySelectorAll('path, line, polyline, polygon, rect, circle, ellipse, text'),
  ])) {
    const style = getComputedStyle(shape);
    const paints = [style.fill, style.stroke].filter(
      (paint) => paint.startsWith('rgb') && parse(paint)[3] !== 0,
    );
    const best = Math.max(...paints.map((paint) => contrast(parse(paint).slice(0, 3), page)));
    const needed = shape.localName === 'text' ? 4.5 : 3;
    if (shape.checkVisibility() && paints.length > 0 && best < needed)
      faint.add(
        `${best.toFixed(1)}: ${shape.outerHTML.slice(0, 90)} in ${shape.parentElement?.outerHTML.slice(0, 60)}`,
      );
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('svg, script, style, :disabled')) continue;
    const own = contrast(parse(getComputedStyle(element).color).slice(0, 3), backgroundOf(element));
    if (own < 4.5) faint.add(`${own.toFixed(1)}: ${node.textContent.trim().slice(0, 60)}`);
  }
  return [...faint];
}

/** Fields that the browser does not take away, as it does backgrounds: they would lie over or under the texts in our colours. */
function findKeptFields(): string[] {
  return [...document.querySelectorAll('main, main *')].flatMap((element) =>
    ['', '::before', '::after']
      .filter((part) => getComputedStyle(element, part).borderImageSlice.includes('fill'))
      .map((part) => `${element.localName}.${element.className}${part}`),
  );
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
