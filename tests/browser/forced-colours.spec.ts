/** Drawings in the visitor's own colours, which browsers put in place for everything else. */
import { expect, test } from '@playwright/test';
import { readThrough } from './page-state.ts';
import { documents } from './pages.ts';

for (const path of documents) {
  test(`the figures of ${path} can be seen in light and dark colours of the visitor’s own`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    await readThrough(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await page.evaluate(findFaintShapes), colorScheme).toEqual([]);
    }
  });
}

/**
 * Shapes that stand out from the page by less than WCAG 1.4.11 asks for, and texts of drawings by less than 1.4.3.
 * Pictures with a ground of their own (posters, monograms, the mark) keep their colours, as do
 * ticks, which show in their boxes only. Runs on the page.
 */
function findFaintShapes(): string[] {
  const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parse(colour).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const page = luminance(getComputedStyle(document.documentElement).backgroundColor);
  const contrast = (paint: string) => {
    const own = luminance(paint);
    return (Math.max(own, page) + 0.05) / (Math.min(own, page) + 0.05);
  };
  const hasGround = (drawing: Element) => {
    const [whole, first] = [drawing, drawing.querySelector('rect, path')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return whole && first && first.width * first.height > 0.95 * whole.width * whole.height;
  };
  const drawings = [...document.querySelectorAll('main svg:not(label svg)')].filter(
    (drawing) => !hasGround(drawing),
  );
  const shapes = new Set(
    drawings.flatMap((drawing) => [
      ...drawing.querySelectorAll('path, line, polyline, polygon, rect, circle, ellipse, text'),
    ]),
  );
  const faint = [...shapes].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    const paints = [fill, stroke].filter((paint) => paint.startsWith('rgb') && parse(paint)[3] !== 0);
    const best = Math.max(...paints.map(contrast));
    const needed = shape.localName === 'text' ? 4.5 : 3;
    return shape.checkVisibility() && paints.length > 0 && best < needed
      ? [
          `${best.toFixed(1)}: ${shape.outerHTML.slice(0, 90)} in ${shape.parentElement?.outerHTML.slice(0, 60)}`,
        ]
      : [];
  });
  return [...new Set(faint)];
}
