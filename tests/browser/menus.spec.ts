/** What opens: the menus of the header, and the tables and lists that are folded on phones. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { labels } from '#content/labels.ts';
import { headerItems, industryMenu, serviceMenu } from '#content/navigation.ts';
import { menuCalled, menusAt, withEachMenu } from './page-state.ts';
import { desktop, phone, openIn } from './pages.ts';
import type { Offer } from '#content/page.schema.ts';
import { whyUs } from '#content/pages/why-us.ts';
import { produktentwicklung } from '#content/services/produktentwicklung.ts';
import { openTool } from './tools.ts';

const menus = [
  { name: serviceMenu.label, viewport: desktop },
  { name: industryMenu.label, viewport: desktop },
  { name: labels.menu, viewport: phone },
];

for (const { name, viewport } of menus) {
  test.describe(`the menu «${name}»`, () => {
    test.use({ viewport });

    test.beforeEach(({ page }) => page.goto('/'));

    test('opens by click, shows its links whole, and closes by click', async ({ page }) => {
      const { button, sheet } = await menuCalled(page, name);
      await expect(sheet).toBeHidden();
      await button.click();
      await expect(sheet).toBeVisible();
      const frame = await sheet.evaluate((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return { left, right, top, overflow: element.scrollWidth - element.clientWidth };
      });
      expect(frame.left).toBeGreaterThanOrEqual(0);
      expect(frame.right).toBeLessThanOrEqual(viewport.width);
      expect(frame.top).toBeGreaterThanOrEqual(0);
      expect(frame.overflow).toBe(0);
      await button.click();
      await expect(sheet).toBeHidden();
    });

    test('opens with Enter and Space, leads to its first link, and closes with Escape', async ({ page }) => {
      const { button, sheet } = await menuCalled(page, name);
      await button.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(sheet, `opened with ${key}`).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(sheet.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  });
}

/** What the header leads to at every width; that it names what the owner wants, another test holds. */
const headerRoutes = headerItems.flatMap((item) =>
  typeof item === 'string' ? [item] : [item.overview.route, ...item.entries.map(({ route }) => route)],
);

for (const width of [320, 768, 900, 1151, 1152, 1440]) {
  test(`at ${width} px the header has one form of menu, which leads everywhere`, async ({ page }) => {
    await openIn(page, { width, height: 900 }, '/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button'), `menus at ${width} px`).toHaveText(menusAt(width));

    const reached = new Set<string>();
    const noteLinks = async (part: Locator) => {
      for (const link of await part.getByRole('link').all()) {
        reached.add((await link.getAttribute('href')) ?? '');
      }
    };
    await noteLinks(header);
    await withEachMenu(page, async (sheet) => {
      await noteLinks(sheet);
      // One group closes the other.
      for (const group of await sheet.locator('summary').all()) {
        await group.click();
        await noteLinks(sheet);
      }
    });
    const missed = headerRoutes.filter((route) => !reached.has(route));
    expect(missed, `routes that the header does not lead to at ${width} px`).toEqual([]);
  });
}

test('only one menu is open at a time, and each closes by a click outside', async ({ page }) => {
  await openIn(page, desktop, '/');
  const services = await menuCalled(page, serviceMenu.label);
  const industries = await menuCalled(page, industryMenu.label);
  const clickOutside = () => page.mouse.click(3, desktop.height - 3);
  await services.button.click();
  await expect(services.sheet).toBeVisible();
  await industries.button.click();
  await expect(industries.sheet).toBeVisible();
  await expect(services.sheet).toBeHidden();
  await clickOutside();
  await expect(industries.sheet).toBeHidden();
  await services.button.click();
  await expect(services.sheet).toBeVisible();
  await clickOutside();
  await expect(services.sheet).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu closes when a link to another page is tapped', async ({ page }) => {
    await page.goto('/about');
    const { button, sheet } = await menuCalled(page, labels.menu);
    await button.tap();
    await sheet.locator('a[href="/contact"]').tap();
    await expect(page).toHaveURL('/contact');
    await expect((await menuCalled(page, labels.menu)).sheet).toBeHidden();
  });

  test('the menu closes when a link to a section of the same page is tapped', async ({ page }) => {
    await page.goto('/');
    const { button, sheet } = await menuCalled(page, labels.menu);
    await button.tap();
    await sheet.locator('a[href="/#beratung"]').tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/#beratung');
    await expect(page.locator('#beratung').getByRole('heading').first()).toBeInViewport();
  });
});

const { comparison } = whyUs;
const row = comparison.rows[0]!;
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: row.aspect });

const [firstOffer, offer] = produktentwicklung.offer.offers as [Offer, Offer];
const entryOf = (page: Page) =>
  page.locator('[data-part="offer"] li', { has: page.getByRole('heading', { name: offer.title }) });

test('on a phone a row says what others do, beside it what we do, and below that what it is good for', async ({
  page,
}) => {
  await openIn(page, phone, '/why-us');
  const cells = rowOf(page).getByRole('cell').filter({ visible: true });
  await expect(cells).toHaveText([row.others, row.us, row.advantage]);
  const [others, us, advantage] = await Promise.all([0, 1, 2].map((cell) => cells.nth(cell).boundingBox()));
  expect(us!.x).toBeGreaterThanOrEqual(others!.x + others!.width);
  expect(advantage!.x).toBe(us!.x);
  expect(advantage!.y).toBeGreaterThanOrEqual(us!.y + us!.height);
});

test('on a phone the names of the columns stay in view as far as the last row', async ({ page }) => {
  await openIn(page, phone, '/why-us');
  const table = page.getByRole('table').first();
  const head = table.getByRole('columnheader', { name: comparison.columns.us });
  const last = table.getByRole('row').last();
  await last.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200));
  await expect(head).toBeInViewport({ ratio: 1 });
  const [names, name] = await Promise.all([head.boundingBox(), last.getByRole('rowheader').boundingBox()]);
  expect(name!.y).toBeGreaterThanOrEqual(names!.y + names!.height);
});

test('on a phone a long list of offers opens entry by entry, by finger and by keyboard', async ({ page }) => {
  await openIn(page, phone, produktentwicklung.route);
  const description = entryOf(page).getByText(offer.description);
  await expect(description).toBeHidden();
  await expect(page.getByText(firstOffer.description), 'the first shows what opens').toBeVisible();
  await entryOf(page).getByRole('heading').click({ force: true });
  await expect(description).toBeVisible();
  await entryOf(page).locator('summary').press('Space');
  await expect(description).toBeHidden();
});

test('on a phone a phase opens with what lies on the table after it', async ({ page }) => {
  await openIn(page, phone, produktentwicklung.route);
  const { phases } = produktentwicklung.development;
  const [shown, closed] = phases as [(typeof phases)[number], (typeof phases)[number]];
  await expect(page.getByText(shown.deliverables[0]!, { exact: true })).toBeVisible();
  const deliverable = page.getByText(closed.deliverables[0]!, { exact: true });
  await expect(deliverable).toBeHidden();
  await page.getByRole('heading', { name: closed.title }).click({ force: true });
  await expect(page.getByText(closed.description)).toBeVisible();
  await expect(deliverable).toBeVisible();
});

test('on a wide screen all of it stands there, and nothing waits to be opened', async ({ page }) => {
  await openIn(page, desktop, '/why-us');
  await expect(rowOf(page).getByRole('cell')).toHaveText([row.others, row.us, row.advantage]);
  await expect(rowOf(page).locator('summary')).toBeHidden();
  await page.goto(produktentwicklung.route);
  await expect(entryOf(page).getByText(offer.description)).toBeVisible();
  await expect(entryOf(page).locator('summary')).toBeHidden();
});

test('paper as narrow as a phone shows all of it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/why-us');
  await expect(rowOf(page).getByRole('cell').filter({ visible: true })).toHaveCount(3);
  await page.goto(produktentwicklung.route);
  await expect(entryOf(page).getByText(offer.description)).toBeVisible();
});

test('on A4 tables are tables', async ({ page }) => {
  // 210 mm less the margins of the page.
  await page.setViewportSize({ width: 658, height: 930 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/why-us');
  await expect(rowOf(page)).toHaveCSS('display', 'table-row');
  await page.goto('/construction');
  await expect(page.getByRole('row').nth(1)).toHaveCSS('display', 'table-row');
});

test('on a phone a simulation that was shared is open', async ({ page }) => {
  await page.setViewportSize(phone);
  const tool = await openTool(page, 'aql', '#aql=1000_60_3_4');
  await expect(tool.getByRole('slider')).toBeVisible();
});
