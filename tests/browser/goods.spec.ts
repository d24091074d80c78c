/** The pictures of goods, on a screen and on paper. */
import { expect, test } from '@playwright/test';
import { industryRoutes } from '#content/routes.ts';

/** Names of goods that their picture covers, at least in part. Runs on the page. */
function findCoveredNames(): string[] {
  const pictures = [...document.querySelectorAll('[data-part="offer"] :is(li, th) svg:not(summary *)')];
  const entries = pictures.map((picture) => picture.closest('li, th'));
  if (entries.length < 4) return [`only ${entries.length} pictures`];
  return entries.flatMap((entry, index) => {
    const picture = pictures[index]!.getBoundingClientRect();
    const texts = document.createTreeWalker(entry!, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top,
      );
      if (isCovered) covered.push(texts.currentNode.textContent ?? '');
    }
    return covered;
  });
}

for (const path of industryRoutes.filter((route) => route !== '/construction')) {
  test(`${path} shows each of its goods and covers no name`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1152, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findCoveredNames), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 900 });
    expect.soft(await page.evaluate(findCoveredNames), 'paper').toEqual([]);
  });
}
