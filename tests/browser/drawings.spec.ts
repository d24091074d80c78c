/** The drawings: pictures of goods, and the network, where what is pointed at stands out. */
import { expect, test, type Page } from '@playwright/test';
import { network } from '#content/network.ts';
import { industryRoutes, routeLabels } from '#content/routes.ts';
import { desktop, phone } from './pages.ts';

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

const figure = (page: Page) => page.getByRole('figure', { name: network.title });

/** The routes of the lines that have not faded, sorted. */
const plainLines = (page: Page) =>
  figure(page)
    .locator('ul > li')
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line.querySelector('svg')!).opacity === '1')
        .map((line) => line.querySelector('a')?.getAttribute('href'))
        .toSorted(),
    );

const all = network.lines.map(({ route }) => route as string).toSorted();
const stoppingAt = (station: string) =>
  network.lines
    .flatMap(({ route, stops }) => (stops.some((stop) => stop === station) ? [route] : []))
    .toSorted();

for (const viewport of [phone, desktop]) {
  test(`the other lines of the network fade at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/services');
    expect(await plainLines(page)).toEqual(all);

    const link = (name: string) => figure(page).getByRole('link', { name, exact: true });
    await link(routeLabels['/retail']).hover();
    expect(await plainLines(page)).toEqual(['/retail']);
    await page.mouse.move(0, 0);

    for (const station of network.stations) {
      await link(routeLabels[station]).focus();
      expect(await plainLines(page)).toEqual(stoppingAt(station));
    }
    await link(routeLabels['/events']).focus();
    expect(await plainLines(page)).toEqual(['/events']);
  });

  test(`an address names a line of the network, and shows it, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/services#linie-healthcare');
    expect(await plainLines(page)).toEqual(['/healthcare']);
    await expect(figure(page)).toBeInViewport();
  });
}

for (const [width, height] of [
  [390, 664],
  [360, 560],
  [844, 390],
  [1280, 600],
] as const) {
  test(`an address shows the whole name of a line in a window of ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/services#linie-events');
    const name = figure(page).getByRole('link', { name: routeLabels['/events'], exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
  });
}

test('a line of the network can be followed by its drawing', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/services');
  // The end of the line, before its name.
  const end = await figure(page)
    .locator('#linie-retail path')
    .evaluate((path) => {
      const line = path as SVGPathElement;
      const { x, y } = line.getPointAtLength(line.getTotalLength() - 60);
      const at = new DOMPoint(x, y).matrixTransform(line.getScreenCTM() ?? undefined);
      return { x: at.x, y: at.y + scrollY };
    });
  await page.evaluate((y) => scrollTo({ top: y - 400, behavior: 'instant' }), end.y);
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.click(end.x, end.y - scrolled);
  await expect(page).toHaveURL('/retail');
});
