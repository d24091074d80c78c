import { expect, test } from '@playwright/test';
import { findOverflowing } from './overflow.ts';
import { documents } from './pages.ts';

const [narrowest, widest, step] = [320, 1440, 32];

/** Where the design changes: the windows just below and at each breakpoint of the page's style sheets. Runs on the page. */
function findBreakpoints(): number[] {
  const conditions = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(conditionsIn));
  const sizes = conditions.flatMap((condition) => [...condition.matchAll(/([\d.]+)(rem|px)/g)]);
  const widths = sizes.map(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1));
  return [...new Set(widths)].flatMap((width) => [width - 1, width]);

  function conditionsIn(rule: CSSRule): string[] {
    const own = rule instanceof CSSMediaRule && /width/.test(rule.conditionText) ? [rule.conditionText] : [];
    const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : [];
    return [...own, ...inner.flatMap(conditionsIn)];
  }
}

/** `[320, 352, 384, 800]` → `['320–384', '800']` */
function ranges(widths: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const width of widths) {
    const last = found.at(-1);
    if (last && width - last.to <= step) last.to = width;
    else found.push({ from: width, to: width });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
}

for (const path of documents) {
  test(`${path} never scrolls sideways, from ${narrowest} to ${widest} px`, async ({ page }) => {
    await page.goto(path);
    // Where these clip, the page would not scroll and still be too wide.
    for (const name of ['html', 'body']) {
      await expect(page.locator(name)).toHaveCSS('overflow-x', 'visible');
    }
    const tooWide: number[] = [];
    const culprits = new Set<string>();
    const steps = Array.from(
      { length: 1 + (widest - narrowest) / step },
      (_, index) => narrowest + index * step,
    );
    const breakpoints = await page.evaluate(findBreakpoints);
    expect(breakpoints, 'breakpoints of the style sheets').not.toEqual([]);
    const widths = [...new Set([...steps, ...breakpoints])]
      .filter((width) => width >= narrowest && width <= widest)
      .toSorted((a, b) => a - b);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflowing = await page.evaluate(findOverflowing);
      if (overflowing.length === 0) continue;
      tooWide.push(width);
      for (const element of overflowing) culprits.add(element);
    }
    expect(ranges(tooWide), `wider than the window: ${[...culprits].slice(0, 5).join(', ')}`).toEqual([]);
  });
}
