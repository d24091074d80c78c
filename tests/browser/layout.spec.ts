/** Every page in every window: nothing sticks out, nothing is lost, nothing is too small to be tapped. */
import { expect, test, type Frame, type Page } from '@playwright/test';
import { ownFramePage } from '#booking/settings.ts';
import {
  findBrokenWords,
  findLostText,
  findOverflowing,
  findLoosePunctuation,
  findPartedUnits,
  findTornTexts,
  findSmallTargets,
} from './layout-findings.ts';
import { readThrough, withEachMenu, addRules } from './page-state.ts';
import { documents, phone, openIn } from './pages.ts';

/** Widths of the window in CSS pixels. */
const [narrowest, widest, step] = [320, 1440, 32];
const steps = Array.from({ length: 1 + (widest - narrowest) / step }, (_, index) => narrowest + index * step);
/** Among them those at which columns are narrowest. */
const readingWidths = [320, 360, 390, 640, 768, 896, 1024, 1100, 1152, 1280, 1440, 1680];
const tapWidths = [320, 1440];
/** Twice the size of the smallest note, for those who have set their browser to letters twice as large. */
const smallest = 24;
/** Pages with an e-mail address besides that of the footer. */
const withAddress = ['/', '/contact', '/datenschutz', '/impressum', ownFramePage];

/** What WCAG 1.4.12 lets visitors set. https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

for (const path of documents) {
  test(`${path} fits every window from ${narrowest} to ${widest} px, at 400 %, with letters twice as large and with wide spacing`, async ({
    page,
  }) => {
    const { frame, resize } = await openResizable(page, path);
    await readThrough(frame);
    // Where these clip, the page would not scroll and still be too wide.
    for (const name of ['html', 'body']) {
      await expect(frame.locator(name)).toHaveCSS('overflow-x', 'visible');
    }

    const settings = await page.context().newCDPSession(page);
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await resize(phone.width, phone.height);
    expect.soft(await frame.evaluate(findSmallTexts, smallest), 'less than twice as large').toEqual([]);
    expect.soft(await frame.evaluate(findOverflowing), 'with letters twice as large').toEqual([]);
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });

    await frame.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
    });

    const breakpoints = await frame.evaluate(findBreakpoints);
    expect(breakpoints, 'breakpoints of the style sheets').not.toEqual([]);
    const between = steps.filter((width) => breakpoints.every((other) => Math.abs(width - other) > step / 2));
    const widths = [narrowest, ...breakpoints, ...between, widest]
      .filter((width) => width >= narrowest && width <= widest)
      .toSorted((a, b) => a - b);
    await resize(widest, 800);
    const tooWide = await frame.evaluate(findTooWide, widths);
    await resize(tooWide[0] ?? widest, 800);
    const culprits = (await frame.evaluate(findOverflowing)).join(', ');
    expect.soft(ranges(tooWide), `wider than the window: ${culprits}`).toEqual([]);

    for (const width of tapWidths) {
      await resize(width, 900);
      const small = await frame.evaluate(findSmallTargets, 'body');
      expect.soft(small, `to be tapped at ${width} px: 24 px, or room around it`).toEqual([]);
    }

    // 1280 × 1024 px, enlarged four times.
    await resize(320, 256);
    expect.soft(await frame.evaluate(findOverflowing), 'sideways at 400 %').toEqual([]);
    expect.soft(await frame.evaluate(findLostText), 'lost at 400 %').toEqual([]);

    const parted = new Set<string>();
    const torn = new Set<string>();
    for (const width of readingWidths) {
      await resize(width, 800);
      expect.soft(await frame.evaluate(findLostText), `lost at ${width} px`).toEqual([]);
      expect.soft(await frame.evaluate(findBrokenWords), `broken at ${width} px`).toEqual([]);
      for (const text of await frame.evaluate(findTornTexts)) torn.add(text);
      for (const unit of await frame.evaluate(findPartedUnits, '')) parted.add(`${unit} at ${width} px`);
    }
    expect.soft([...parted], 'lines that end within a range, a norm, a number or a name').toEqual([]);
    expect.soft([...torn], 'texts whose units became columns').toEqual([]);
    expect.soft(await frame.evaluate(findLoosePunctuation), 'a line may begin with').toEqual([]);

    // E-mail addresses break at places of their own.
    const addresses = new Set<string>();
    for (let width = narrowest; withAddress.includes(path) && width <= widest; width += 10) {
      await resize(width, 800);
      for (const unit of await frame.evaluate(findPartedUnits, '@'))
        if (unit.includes('@')) addresses.add(`${unit} at ${width} px`);
    }
    expect.soft([...addresses], 'e-mail addresses that break, at every 10 px').toEqual([]);

    await addRules(frame, spacing);
    for (const width of [320, 390, 1280]) {
      await resize(width, 800);
      const overflowing = await frame.evaluate(findOverflowing);
      expect.soft(overflowing, `sideways with wide spacing at ${width} px`).toEqual([]);
      const lost = await frame.evaluate(findLostText);
      expect.soft(lost, `lost with wide spacing at ${width} px`).toEqual([]);
    }
  });
}

// Every page has the same header.
for (const width of tapWidths) {
  test(`everything in the menus at ${width} px can be tapped`, async ({ page }) => {
    await openIn(page, { width, height: 900 }, '/about');
    await withEachMenu(page, async (sheet, name) => {
      const part = `[id="${await sheet.getAttribute('id')}"]`;
      expect.soft(await page.evaluate(findSmallTargets, part), `in «${name}»`).toEqual([]);
      // One group closes the other.
      for (const group of await sheet.locator('summary').all()) {
        await group.click();
        expect.soft(await page.evaluate(findSmallTargets, part), `in «${name}»`).toEqual([]);
      }
    });
  });
}

test('on phones, what a closed row shows begins below its name', async ({ page }) => {
  await openIn(page, phone, '/retail');
  const rows = page.locator('tr:has(details:not([open]))');
  const indents = await rows.evaluateAll((elements) =>
    elements.map((row) => {
      const [name, shown] = ['summary span', 'td[data-shown]'].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector(part)!);
        return Math.min(...[...range.getClientRects()].map(({ left }) => left));
      });
      return Math.round(shown! - name!);
    }),
  );
  expect(indents.length).toBeGreaterThan(5);
  expect(new Set(indents)).toEqual(new Set([0]));
});

test('on phones, the drawings of the faults keep clear of the words below them', async ({ page }) => {
  await openIn(page, phone, '/');
  const drawn = page.locator('[data-part="problems"] li', { has: page.locator('svg') });
  const gaps = await drawn.evaluateAll((entries) =>
    entries.map((entry) => {
      const ends = [...entry.querySelectorAll('path, circle')].map(
        (shape) => shape.getBoundingClientRect().bottom + parseFloat(getComputedStyle(shape).strokeWidth) / 2,
      );
      return entry.querySelector('h3')!.getBoundingClientRect().top - Math.max(...ends);
    }),
  );
  expect(gaps.length).toBe(4);
  for (const gap of gaps) expect(gap).toBeGreaterThan(8);
});

/** Texts that are smaller, besides those of drawings. Runs on the page. */
function findSmallTexts(size: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !element?.checkVisibility() || element.closest('svg, [aria-hidden]')) continue;
    const { fontSize } = getComputedStyle(element);
    if (parseFloat(fontSize) < size) found.push(`${text}: ${fontSize}`);
  }
  return found;
}

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

/** The widths at which the page scrolls sideways. Runs on the page. */
function findTooWide(widths: readonly number[]): number[] {
  return widths.filter((width) => {
    frameElement?.setAttribute('width', `${width}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/** `[320, 352, 384, 800]` → `['320–384', '800']` */
function ranges(widths: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const width of widths) {
    const last = found.at(-1);
    if (last && width - last.to <= 1.5 * step) last.to = width;
    else found.push({ from: width, to: width });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
}

/** A page in a frame whose size can be set. A frame needs a new layout for that and no new picture, as a window would. */
type Resizable = {
  frame: Frame;
  /** Sets the size of the frame in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
};

/** Opens a page in a frame of a document that is empty and of the same origin. */
async function openResizable(page: Page, path: string): Promise<Resizable> {
  await page.goto('/robots.txt');
  const element = await page.evaluateHandle((address) => {
    const opened = document.createElement('iframe');
    opened.src = address;
    opened.style.cssText = 'position: absolute; inset: 0 auto auto 0; border: 0';
    opened.width = `${innerWidth}`;
    opened.height = `${innerHeight}`;
    const { promise, resolve } = Promise.withResolvers<HTMLIFrameElement>();
    opened.addEventListener('load', () => resolve(opened));
    document.body.replaceChildren(opened);
    return promise;
  }, path);
  const frame = await element.contentFrame();
  if (!frame) throw new Error(`${path} has no frame`);
  return {
    frame,
    resize: (width, height) =>
      element.evaluate(
        (opened, [newWidth, newHeight]) => {
          opened.width = `${newWidth}`;
          opened.height = `${newHeight}`;
        },
        [width, height] as const,
      ),
  };
}
