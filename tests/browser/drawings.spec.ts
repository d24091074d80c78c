/** The drawings: pictures of goods, the network, where what is pointed at stands out, and the line beside the sections. */
import { expect, test, type Page } from '@playwright/test';
import { network } from '#content/network.ts';
import { industryRoutes, routeLabels } from '#content/routes.ts';
import { desktop, phone, openIn } from './pages.ts';

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
    await openIn(page, viewport, '/services');
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
}

for (const [width, height] of [
  [390, 664],
  [360, 560],
  [844, 390],
  [1280, 600],
  [desktop.width, desktop.height],
] as const) {
  test(`an address names a line of the network and shows its whole name in a window of ${width} × ${height} px`, async ({
    page,
  }) => {
    await openIn(page, { width, height }, '/services#linie-events');
    expect(await plainLines(page)).toEqual(['/events']);
    const name = figure(page).getByRole('link', { name: routeLabels['/events'], exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
  });
}

test('a line of the network can be followed by its drawing', async ({ page }) => {
  await openIn(page, desktop, '/services');
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

/** How much of the line beside each part of the page is red, from its top, in percent; null where there is no line. */
const readStretches = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .shell:not([data-part="hero"], [data-part="closing"] > *)')].map(
      (part) => {
        const line = getComputedStyle(part, '::before');
        if (line.content === 'none') return null;
        const [, height = ''] = line.backgroundSize.split(' ');
        return line.animationName === 'none' ? 100 : Number.parseFloat(height);
      },
    ),
  );

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const viewport of [phone, desktop]) {
    test(`the line is red as far as one has read, at ${viewport.width} px`, async ({ page }) => {
      await openIn(page, viewport, '/services/produktentwicklung');
      const unread = await readStretches(page);
      expect(unread.at(-1)).toBe(0);

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      await expect.poll(async () => (await readStretches(page))[0]).toBe(100);
      const half = await readStretches(page);
      expect(half.at(-1)).toBe(0);
      expect(half).toEqual(half.toSorted((a, b) => (b ?? 0) - (a ?? 0)));

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => readStretches(page)).toEqual(unread.map(() => 100));
    });
  }
});

/** Rooms in CSS pixels: from the line to the text beside it, and from each ring to the first letter of its heading. */
const readRooms = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const shell = main.querySelector<HTMLElement>('section.shell:not([data-part])')!;
    const line = getComputedStyle(shell, '::before');
    const text = shell.getBoundingClientRect().left + parseFloat(getComputedStyle(shell).paddingLeft);
    const lineEnd = shell.getBoundingClientRect().left + parseFloat(line.left) + parseFloat(line.width);
    const rings = [...main.querySelectorAll('h2')].map((heading) => {
      const ring = getComputedStyle(heading, '::after');
      const middle =
        heading.getBoundingClientRect().left + parseFloat(ring.left) + parseFloat(ring.marginLeft) + 2;
      const letters = document.createRange();
      letters.selectNodeContents(heading);
      const outer = ring.boxSizing === 'border-box' ? 0 : 2 * parseFloat(ring.borderLeftWidth);
      return letters.getBoundingClientRect().left - (middle + (parseFloat(ring.width) + outer) / 2);
    });
    return { line: text - lineEnd, ring: Math.min(...rings) };
  });

/** From the line to the text, by the width of the window. */
const leastRooms = [
  [320, 12],
  [390, 14],
  [768, 14],
  [1440, 14],
] as const;

/** Where the line begins and where it goes on in the first section: the left edges of both stretches, in CSS pixels. */
const readStart = (page: Page) =>
  page.evaluate(() => {
    const leftOf = (selector: string, part: string) => {
      const element = document.querySelector(`main ${selector}`)!;
      return element.getBoundingClientRect().left + parseFloat(getComputedStyle(element, part).left);
    };
    return {
      start: leftOf('[data-start]', '::after'),
      next: leftOf('.shell:not([data-part="hero"])', '::before'),
    };
  });

for (const path of [
  '/',
  '/about',
  '/contact',
  '/industries',
  '/gastronomy',
  '/services/logistik-transport',
  '/services/qualitaetsmanagement',
]) {
  test(`the line begins in the opening of ${path} where it goes on below it, and keeps clear of the text with its rings`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, room] of leastRooms) {
      await page.setViewportSize({ width, height: 844 });
      const { line, ring } = await readRooms(page);
      expect.soft(line, `line at ${width} px`).toBeGreaterThanOrEqual(room);
      expect.soft(ring, `rings at ${width} px`).toBeGreaterThanOrEqual(4);
      const { start, next } = await readStart(page);
      expect.soft(Math.abs(start - next), `start at ${width} px`).toBeLessThan(0.6);
    }
  });
}

test('the line stands whole where no motion is wanted, and not at all on paper or in the visitor’s own colours', async ({
  page,
}) => {
  await page.goto('/services/produktentwicklung');
  const stretches = await readStretches(page);
  expect(stretches.length).toBeGreaterThan(3);
  expect(stretches).toEqual(stretches.map(() => 100));
  for (const emulated of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(emulated);
    const without = await readStretches(page);
    expect(without, JSON.stringify(emulated)).toEqual(stretches.map(() => null));
  }
});
