import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, or in a part of it; by some of its rules where they are named. */
export async function accessibilityFindings(page: Page, part = 'html', only?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without a second page for cross-origin frames, a list of what passes and style sheets fetched again: half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .include(part);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)}\n${failureSummary}`),
  );
}

/** What is in motion now. Runs on the page. */
export function findRunning(): string[] {
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
export function findAnimatingRules(): string[] {
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

/** The visitor's own colours, which browsers put in place of ours everywhere but in drawings: what gets lost in them. */

/**
 * Texts with less contrast than WCAG 1.4.3 asks for, by the colours that the browser has put in place, and shapes that
 * stand out from the page by less than 1.4.11 asks for. Pictures with a ground of their own (posters, monograms, the mark)
 * keep their colours, as do ticks, which show in their boxes only. Runs on the page.
 */
export function findFaint(): string[] {
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
    const { fill, stroke } = getComputedStyle(shape);
    const paints = [fill, stroke].filter((paint) => paint.startsWith('rgb') && parse(paint)[3] !== 0);
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
export function findKeptFields(): string[] {
  return [...document.querySelectorAll('main, main *')].flatMap((element) =>
    ['', '::before', '::after']
      .filter((part) => getComputedStyle(element, part).borderImageSlice.includes('fill'))
      .map((part) => `${element.localName}.${element.className}${part}`),
  );
}

/** Fields without an edge, and controls without a sign: forced colours take away every background. A slider is the browser’s own. */
export function findLostControls(): string[] {
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
