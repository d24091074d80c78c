import { expect, test, type Locator } from '@playwright/test';
import { orderCalendarMessages, orderCalendarTool } from '#content/tools/order-calendar.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { announced, openTool } from './tools.ts';

const { fields } = orderCalendarTool;
const today = new Date('2026-11-20T12:00:00+01:00');

/** The latest order dates: below the name of each way and the words before the date. */
const orderDates = (tool: Locator) => tool.locator('ol > li').locator('p:nth-of-type(2)');

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test('a buyer reads the latest order date for every way of transport', async ({ page }) => {
  const tool = await openTool(page, 'bestellkalender');
  const orders = orderDates(tool);
  await expect(orders).toHaveText(['19.\u00a0Dezember 2026', '6.\u00a0Januar 2027', '10.\u00a0Januar 2027']);
  await tool.getByLabel(fields.delivery.label).fill('2027-12-01');
  await tool.getByLabel(fields.weeks.label).fill('4');
  await tool.getByLabel(fields.reserve.label).fill('0');
  // 30 November less 35 days is 26 October; four weeks before that lies the Golden Week.
  await expect(orders.first()).toHaveText('21.\u00a0September 2027');
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
  for (const date of ['2032-01-01', '2026-01-15', '']) {
    await delivery.fill(date);
    await delivery.blur();
    await expect(delivery).toHaveAccessibleDescription(/2026 bis 2031/);
    await expect(orderDates(tool).first()).toHaveText(orderCalendarMessages.none);
  }
  await delivery.fill('2031-12-31');
  await expect(delivery).not.toHaveAttribute('aria-invalid');
  await expect(tool).not.toContainText('NaN');
});

test('weeks and days have bounds', async ({ page }) => {
  const tool = await openTool(page, 'bestellkalender');
  for (const [label, text] of [
    [fields.weeks.label, '0'],
    [fields.weeks.label, '2.5'],
    [fields.reserve.label, '61'],
  ] as const) {
    const field = tool.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(before);
  }
  await expect(orderDates(tool).first()).toHaveText('19.\u00a0Dezember 2026');
});

test('an address carries the wish to somebody else', async ({ page }) => {
  const tool = await openTool(page, 'bestellkalender', '#bestellkalender=2028-03-15_8_14');
  await expect(tool.getByLabel(fields.weeks.label)).toHaveValue('8');
  await expect(tool.getByLabel(fields.delivery.label)).toHaveValue('2028-03-15');
  await expect(tool.getByRole('heading').first()).toBeInViewport();
});

test('once the example has passed, the calendar begins with a date that can be met', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2028-05-01T12:00:00+02:00'));
  const tool = await openTool(page, 'bestellkalender');
  await expect(tool.getByLabel(fields.delivery.label)).toHaveValue('2028-10-28');
});

test.describe('east of Switzerland, at night', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the dates are the same', async ({ page }) => {
    const tool = await openTool(page, 'bestellkalender');
    await expect(orderDates(tool).first()).toHaveText('19.\u00a0Dezember 2026');
  });
});
