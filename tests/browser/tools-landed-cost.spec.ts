import { expect, test } from '@playwright/test';
import { landedCostMessages, landedCostTool } from '#content/tools/landed-cost.ts';
import { openTool, result } from './tools.ts';

const { base, costs, difference, fees, perPiece, perPieceWithoutFees, pieces, tax, today, total } =
  landedCostTool;

test('a buyer calculates the cost of a piece', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  await expect(result(tool, total)).toContainText('24’819.76');
  await tool.getByLabel(costs.goods.label).fill("40'000");
  await tool.getByLabel(pieces).fill('2000');
  await expect(result(tool, base.label)).toHaveText('42’960.00');
  await expect(result(tool, tax.label)).toHaveText('3’479.76');
  await expect(result(tool, total)).toContainText('46’439.76');
  await expect(result(tool, perPieceWithoutFees.deducting)).toContainText('21.48');
  await expect(result(tool, perPieceWithoutFees.paying)).toContainText('23.22');
});

test('our fee comes on top of what is taxed', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  await expect(tool.getByLabel(fees.label)).toHaveValue('');
  await expect(tool.getByText('pro Stück ohne Honorar')).toHaveCount(2);
  await tool.getByLabel(fees.label).fill('1000');
  await expect(result(tool, base.label)).toHaveText('22’960.00');
  await expect(result(tool, total)).toContainText('24’819.76');
  await expect(result(tool, perPiece.deducting)).toContainText('23.96');
  await expect(result(tool, perPiece.paying)).toContainText('25.90');
  await expect(tool.getByText('pro Stück ohne Honorar')).toHaveCount(0);
});

test('a buyer sees what the delivery costs less or more than today', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  await expect(tool.getByText('als heute, mit')).toHaveCount(0);
  await tool.getByLabel(today.label).fill('32');
  await expect(result(tool, difference.less)).toContainText('9’040.00');
  await tool.getByLabel(fees.label).fill('4000');
  await expect(result(tool, difference.less)).toContainText('5’040.00');
  await tool.getByLabel(today.label).fill('20');
  await expect(result(tool, difference.more)).toContainText('6’960.00');
  await tool.getByLabel(today.label).fill('');
  await expect(tool.getByText('als heute, mit')).toHaveCount(0);
});

test('an address from before there were fields for duty and fees still opens', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten', '#einstandskosten=500000_0_0_0_100_reduced');
  await expect(tool.getByLabel(costs.goods.label)).toHaveValue('5’000.00');
  await expect(tool.getByLabel(costs.duty.label, { exact: true })).toHaveValue('0.00');
  await expect(result(tool, perPieceWithoutFees.deducting)).toContainText('50.00');
});

test('the reduced rate can be chosen with the keyboard', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  await tool.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(result(tool, tax.label)).toHaveText('596.96');
});

test('an amount with two meanings is asked about at its field, and taken back once it is clear', async ({
  page,
}) => {
  const tool = await openTool(page, 'einstandskosten');
  const field = tool.getByLabel(costs.goods.label);
  await field.fill('20.000');
  await expect(result(tool, total)).toContainText(landedCostMessages.none);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/20’000.*20\.00/);
  await field.fill('20.00');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(result(tool, base.label)).toHaveText('2’980.00');
});

test('an amount that was understood is written as the site writes it', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  const field = tool.getByLabel(costs.goods.label);
  await field.fill('1234567,5');
  await field.press('Enter');
  await expect(field).toHaveValue('1’234’567.50');
});

test('no pieces, no result', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  for (const text of ['0', '', '1.5', 'viele']) {
    await tool.getByLabel(pieces).fill(text);
    await expect(result(tool, perPiece.deducting)).toContainText(landedCostMessages.none);
  }
  await expect(tool).not.toContainText('NaN');
});

test('an address somebody has tampered with changes nothing', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten', '#einstandskosten=1_2_3_4_0_free');
  await expect(result(tool, total)).toContainText('24’819.76');
});

test.describe('the button «Link kopieren»', () => {
  test('copies the address with the numbers', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tool = await openTool(page, 'einstandskosten');
    await tool.getByLabel(costs.goods.label).fill('7000');
    await tool.getByRole('button', { name: landedCostTool.share }).click();
    await expect(tool.getByText(landedCostMessages.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toContain('#einstandskosten=700000_');
  });

  test('says where the address is when the clipboard is closed', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const tool = await openTool(page, 'einstandskosten');
    await tool.getByRole('button', { name: landedCostTool.share }).click();
    await expect(tool.getByText(landedCostMessages.notCopied)).toBeVisible();
  });
});

test('the button «Link kopieren» says what is true: of numbers that cannot be read, and only of those it copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openTool(page, 'einstandskosten');
  const goods = tool.getByLabel(costs.goods.label);
  const share = tool.getByRole('button', { name: landedCostTool.share });
  await share.click();
  await expect(tool.getByText(landedCostMessages.copied)).toBeVisible();
  await goods.fill('abc');
  await expect(tool.getByText(landedCostMessages.copied)).toHaveCount(0);
  await share.click();
  await expect(tool.getByText(landedCostMessages.unreadable)).toBeVisible();
  await goods.fill('800');
  await expect(tool.getByText(landedCostMessages.unreadable)).toHaveCount(0);
});

test('a field shows the largest amount whole at every width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const tool = await openTool(page, 'einstandskosten');
  const fields = [...Object.values(costs), fees, today].map(({ label }) =>
    tool.getByLabel(label, { exact: true }),
  );
  for (const field of fields) await field.fill('999’999’999.99');
  for (const width of [320, 390, 700, 1152, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const field of fields) {
      const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
      expect.soft(hidden, `${field} at ${width} px`).toBe(0);
    }
  }
});
