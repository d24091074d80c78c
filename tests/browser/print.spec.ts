import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { accessibilityFindings } from './page-state.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { pageKinds, paths } from './pages.ts';
import { openTool, type ToolId } from './tools.ts';

type PrintedText = {
  text: string;
  left: number;
  right: number;
  bottom: number;
  height: number;
  width: number;
  page: number;
  isHeading: boolean;
};

/** The texts of a PDF file in the order of printing, with their place on the paper in points; headings where it is tagged. */
async function readPdf(file: Buffer): Promise<PrintedText[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const texts: PrintedText[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [left = 0, , right = 0] = page.view;
    const headings = new Set<unknown>(textsOfHeadings(await page.getStructTree()));
    const marked: unknown[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if (!('str' in item)) {
        if (item.type.startsWith('begin')) marked.push(item.id);
        else marked.pop();
        continue;
      }
      if (item.str.trim() === '') continue;
      const start = Number(item.transform[4]);
      texts.push({
        text: item.str,
        left: start,
        right: start + item.width,
        bottom: Number(item.transform[5]),
        height: item.height,
        width: right - left,
        page: number,
        isHeading: marked.some((id) => headings.has(id)),
      });
    }
  }
  return texts;
}

type Part = { role?: string; id?: string; children?: Part[] };

/** The names of the texts that a tagged file calls headings, of tables too. */
function textsOfHeadings(part: Part | null, isHeading = false): (string | undefined)[] {
  const within = isHeading || /^(?:H\d|THead)$/.test(part?.role ?? '');
  return [
    within ? part?.id : undefined,
    ...(part?.children ?? []).flatMap((one) => textsOfHeadings(one, within)),
  ];
}

/** Without what differs between screen and paper: spaces, and hyphens where a word is parted. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00ad\u200b\u2010-]/g, '');

/** Whether a text stands on the paper, in one piece or parted by the end of a page. */
function isPrinted(part: string, text: string): boolean {
  const words = part.split(/\s+/);
  const has = (some: readonly string[]) => text.includes(plain(some.join('')));
  return has(words) || words.some((_, end) => has(words.slice(0, end)) && has(words.slice(end)));
}

// With the site's own margins of 18 mm, and of 10 mm: the same as on a larger paper.
const papers = [
  { margins: 'its own margins', width: '210mm', height: '297mm' },
  { margins: 'margins of 10 mm', width: '226mm', height: '313mm' },
] as const;

for (const path of paths) {
  test(`${path} on paper: every text is there and can be read, no sheet ends with a heading or is a footer alone`, async ({
    page,
  }) => {
    await page.goto(path);
    const expected = await page.evaluate(readContent);
    expect(expected.length).toBeGreaterThan(1);
    const footer = plain(await page.locator('body > footer').evaluate((element) => element.textContent));
    for (const { margins, width, height } of papers) {
      const printed = await readPdf(await page.pdf({ width, height, tagged: true, printBackground: true }));
      const text = plain(printed.map((part) => part.text).join(''));
      const missing = expected.filter((part) => !isPrinted(part, text));
      expect.soft(missing, `not on A4 with ${margins}`).toEqual([]);
      const beyond = printed.filter(({ left, right, width: edge }) => left < 0 || right > edge);
      expect.soft(beyond.map((part) => `page ${part.page}: ${part.text}`)).toEqual([]);

      expect(printed.some(({ isHeading }) => isHeading)).toBe(true);
      const sheets = Map.groupBy(printed, (part) => part.page);
      for (const [number, parts] of sheets) {
        const lowest = Math.min(...parts.map(({ bottom }) => bottom));
        const last = parts.filter(({ bottom }) => bottom < lowest + 3);
        const sheet = `sheet ${number} of A4 with ${margins}`;
        const endsWithHeading = last.every(({ isHeading }) => isHeading);
        expect.soft(endsWithHeading, `${sheet} ends: ${last[0]?.text}`).toBe(false);
        const isFooter = parts.every((part) => footer.includes(plain(part.text)));
        expect.soft(isFooter, `${sheet} is a footer`).toBe(false);
      }
      // None is empty.
      expect([...sheets.keys()]).toEqual(Array.from(sheets, (_, index) => index + 1));
    }

    if (!pageKinds.includes(path)) return;
    await page.setViewportSize({ width: 680, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await accessibilityFindings(page, 'main', ['color-contrast'])).toEqual([]);
  });
}

test('the header stays at the top of the first sheet, wherever the visitor was on the page', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  const top = await page.locator('header').evaluate((header) => header.getBoundingClientRect().top + scrollY);
  expect(top).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

/**
 * The texts of the content. Left out is what paper has no use for: controls, the form, frames, links that lead
 * on, and the heads of tables, whose words stand in every cell where the paper is as narrow as a phone.
 */
function readContent(): string[] {
  const useless = 'form, button, fieldset, iframe, noscript, script, style, svg, a, nav, thead';
  const blocks = document.querySelectorAll(
    'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, th > span, figcaption, summary)',
  );
  return [...blocks].flatMap((block) => {
    const details = block.closest('details');
    if (block.closest(useless) || (!block.checkVisibility() && !details)) return [];
    return [...block.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? [node.textContent.trim()] : [],
    );
  });
}

test('what is stamped stands out from its field on paper', async ({ page }) => {
  await page.goto('/services/zertifizierungsberatung');
  await page.emulateMedia({ media: 'print' });
  const colours = await page.$$eval('[data-part="problems"] li p > span', (stamps) =>
    stamps.map((stamp) => [
      getComputedStyle(stamp).color,
      getComputedStyle(stamp.parentElement!).backgroundColor,
    ]),
  );
  expect(colours).toHaveLength(5);
  for (const [stamp, field] of colours) expect.soft(stamp).not.toBe(field);
});

/** Presses the button of a tool that prints it alone; the browser's own dialog would end that at once. */
async function printAlone(page: Page, id: ToolId, { print }: { print: string }): Promise<void> {
  await page.addInitScript(() => (window.print = () => {}));
  const tool = await openTool(page, id);
  await tool.getByRole('button', { name: print }).click();
}

test('the checklist printed alone is one sheet', async ({ page }) => {
  await printAlone(page, 'checkliste', offerChecklistTool);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(pdf.numPages).toBe(1);
});

test('the landed cost printed alone has no text over another', async ({ page }) => {
  await printAlone(page, 'einstandskosten', landedCostTool);
  const printed = await readPdf(await page.pdf({ format: 'A4' }));
  expect(printed.length).toBeGreaterThan(20);
  // Letters of a line reach some two thirds of their height above its bottom.
  const over = printed.flatMap((one, index) =>
    printed
      .slice(index + 1)
      .filter(
        (other) =>
          one.page === other.page &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          one.bottom < other.bottom + other.height * 0.65 &&
          other.bottom < one.bottom + one.height * 0.65,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
  expect(over).toEqual([]);
});

test('the reserves of the order calendar stand on one sheet with their names, wherever a sheet ends', async ({
  page,
}) => {
  const { sea, air, express } = orderCalendarTool.fields;
  for (const height of [280, 290, 300, 310, 320]) {
    await printAlone(page, 'bestellkalender', orderCalendarTool);
    const printed = await readPdf(await page.pdf({ width: '210mm', height: `${height}mm` }));
    const sheetOf = (text: string) => printed.find((part) => part.text.includes(text))?.page;
    const sheets = [sea, air, express].flatMap(({ label, hint = '' }) => [
      sheetOf(label),
      sheetOf(hint.slice(0, 12)),
    ]);
    expect(sheets).not.toContain(undefined);
    expect.soft(new Set(sheets).size, `on paper ${height} mm high`).toBe(1);
  }
});
