/** Every page for visitors who have set their browser to letters twice as large. */
import { expect, test } from '@playwright/test';
import { browserArguments, findTestBrowser } from '../../scripts/browser/find.ts';
import { findOverflowing } from './layout-findings.ts';
import { documents, phone } from './pages.ts';

const executablePath = findTestBrowser();
test.use({
  viewport: phone,
  launchOptions: {
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
});

/** Twice the size of the smallest note. */
const smallest = 24;

for (const path of documents) {
  test(`${path} is twice as large, and fits`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(findSmallTexts, smallest)).toEqual([]);
    expect(await page.evaluate(findOverflowing)).toEqual([]);
  });
}

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
