import { expect, test, type Locator } from '@playwright/test';
import { orderCalendarMessages, orderCalendarTool } from '#content/tools/order-calendar.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { formatDay, readDay } from '#lib/day.ts';
import { hold } from './page-state.ts';
import { desktop, phone, openIn } from './pages.ts';
import { announced, control, openTool, tools } from './tools.ts';

const { fields } = orderCalendarTool;
const today = new Date('2026-11-20T12:00:00+01:00');

/** A wish that does not depend on the day of the build, as an address carries it. */
const wish = '#bestellkalender=2027-04-15_6_21_21_21';

/** The latest order dates: below the name of each way and the words before the date. */
const orderDates = (tool: Locator) => tool.locator('ol > li').locator('p:nth-of-type(2)');

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test('a buyer reads the latest order date for every way of transport, each with a reserve of its own', async ({
  page,
}) => {
  const tool = await openTool(page, 'bestellkalender', wish);
  const orders = orderDates(tool);
  await expect(orders).toHaveText([
    '11.\u00a0Dezember 2026',
    '29.\u00a0Dezember 2026',
    '4.\u00a0Januar 2027',
  ]);
  await tool.getByLabel(fields.express.label).fill('10');
  await expect(orders).toHaveText([/^11\./, /^29\./, '14.\u00a0Januar 2027']);
  await tool.getByLabel(fields.delivery.label).fill('2027-12-01');
  await tool.getByLabel(fields.weeks.label).fill('4');
  await tool.getByLabel(fields.sea.label).fill('0');
  // 30 November less 49 days is 12 October; the Golden Week lies in the inspection, and a holiday on 15 September.
  await expect(orders.first()).toHaveText('30.\u00a0August 2027');
  const names = tool.locator('svg text', { hasText: orderCalendarMessages.closures['golden-week'] });
  await expect(names.first()).toBeVisible();
  await expect(announced(tool)).toContainText(logistikTransport.transport.options[2].title);
});

test('a date that can no longer be met is marked', async ({ page }) => {
  const tool = await openTool(page, 'bestellkalender');
  await tool.getByLabel(fields.delivery.label).fill('2027-01-05');
  await expect(tool.getByText(orderCalendarMessages.missed)).toHaveCount(3);
});

test('beyond the known holidays a message takes the place of the dates', async ({ page }) => {
  const tool = await openTool(page, 'bestellkalender');
  const delivery = tool.getByLabel(fields.delivery.label);
  for (const date of ['2032-01-01', '2026-01-15']) {
    await delivery.fill(date);
    await delivery.blur();
    await expect(delivery).toHaveAccessibleDescription(/2026 bis 2031/);
    await expect(orderDates(tool).first()).toHaveText(orderCalendarMessages.none);
  }
  await delivery.fill('2031-12-31');
  await expect(delivery).not.toHaveAttribute('aria-invalid');
  await expect(tool).not.toContainText('NaN');
});

test('an emptied date is asked for, and leaves no room for lines that are not there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const tool = await openTool(page, 'bestellkalender');
  const delivery = tool.getByLabel(fields.delivery.label);
  const way = tool.locator('ol > li').first();
  const height = async () => (await way.boundingBox())?.height ?? NaN;
  const before = await height();
  await delivery.fill('');
  expect(await height(), 'while the date is typed').toBe(before);
  await delivery.blur();
  await expect(delivery).toHaveAccessibleDescription(new RegExp(orderCalendarMessages.problems.noDate));
  expect(await height()).toBeLessThan(before - 40);
});

test('weeks and days have bounds', async ({ page }) => {
  const tool = await openTool(page, 'bestellkalender', wish);
  for (const [label, text] of [
    [fields.weeks.label, '0'],
    [fields.weeks.label, '2.5'],
    [fields.sea.label, '61'],
    [fields.express.label, '-1'],
  ] as const) {
    const field = tool.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(before);
  }
  await expect(orderDates(tool).first()).toHaveText('11.\u00a0Dezember 2026');
});

test.describe('the example', () => {
  test('is that of the build while it can be ordered', async ({ page }) => {
    const release = await hold(page);
    await page.goto(tools.bestellkalender);
    const tool = page.locator('#bestellkalender');
    await tool.scrollIntoViewIfNeeded();
    const built = (await tool.locator('time').getAttribute('datetime')) ?? '';
    const dates = await orderDates(tool).allTextContents();
    await page.clock.setFixedTime(new Date(`${built}T12:00:00+01:00`));
    release();
    await expect(control(tool)).toBeVisible();
    await expect(orderDates(tool)).toHaveText(dates);
    await expect(tool.locator('time')).toHaveAttribute('datetime', built);
    await expect(tool.getByText(orderCalendarTool.stamp.example)).toBeVisible();
  });

  for (const viewport of [{ width: 320, height: 800 }, phone, { width: 768, height: 1024 }, desktop]) {
    test(`is chosen anew in the same space once it has passed, at ${viewport.width} px`, async ({ page }) => {
      const release = await hold(page);
      await page.clock.setFixedTime(new Date('2028-05-01T12:00:00+02:00'));
      await openIn(page, viewport, tools.bestellkalender);
      const tool = page.locator('#bestellkalender');
      await tool.scrollIntoViewIfNeeded();
      const before = await tool.boundingBox();
      release();
      // 64 days from the ramp lead to 29 August, 35 work days before it to 11 July. Mid-October would have to be ordered on
      // 26 June, eight weeks after 24 April, since the days of May do not count.
      await expect(tool.getByLabel(fields.delivery.label)).toHaveValue('2028-11-01');
      await expect(orderDates(tool).first()).toHaveText('11.\u00a0Juli 2028');
      await expect(tool.locator('time')).toHaveAttribute('datetime', '2028-05-01');
      await expect(tool.getByText(orderCalendarMessages.missed)).toHaveCount(0);
      expect((await tool.boundingBox())?.height).toBe(before?.height);
    });
  }
});

test.describe('east of Switzerland, at night', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the dates are the same', async ({ page }) => {
    const tool = await openTool(page, 'bestellkalender', wish);
    await expect(orderDates(tool).first()).toHaveText('11.\u00a0Dezember 2026');
  });
});

test('weeks that no longer fit between the known holidays bring the message to the date', async ({
  page,
}) => {
  const tool = await openTool(page, 'bestellkalender');
  await tool.getByLabel(fields.delivery.label).fill('2026-09-01');
  await tool.getByLabel(fields.weeks.label).fill('26');
  await expect(orderDates(tool).first()).toHaveText(orderCalendarMessages.none);
  await tool.getByLabel(fields.weeks.label).blur();
  await expect(tool.getByLabel(fields.delivery.label)).toHaveAttribute('aria-invalid', 'true');
  await expect(tool.getByLabel(fields.delivery.label)).toHaveAccessibleDescription(/2026 bis 2031/);
  await tool.getByLabel(fields.weeks.label).fill('4');
  await expect(tool.getByLabel(fields.delivery.label)).not.toHaveAttribute('aria-invalid');
});

test('the wish ends before the sign of its field, in the largest and the smallest window', async ({
  page,
}) => {
  for (const date of ['2027-09-30', '2027-12-01']) {
    const tool = await openTool(page, 'bestellkalender', `#bestellkalender=${date}_6_28_10_5`);
    const field = tool.getByLabel(fields.delivery.label);
    await expect(field).toHaveValue(date);
    const written = tool.locator('form').getByText(formatDay(readDay(date)!));
    for (const width of [320, 360, 390, 430, 560, 700, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const words = (await written.boundingBox())!;
      const end = await field.evaluate((input) => {
        const { paddingInlineEnd, fontSize } = getComputedStyle(input);
        // The sign is as wide as a letter is high, and has a place of its own around it.
        const sign = Number.parseFloat(paddingInlineEnd) + 1.25 * Number.parseFloat(fontSize);
        return input.getBoundingClientRect().right - sign;
      });
      expect.soft(end - (words.x + words.width), `${date} at ${width} px`).toBeGreaterThan(0);
    }
  }
});
