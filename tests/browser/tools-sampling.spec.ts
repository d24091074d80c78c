import { expect, test } from '@playwright/test';
import { samplingMessages, samplingTool } from '#content/tools/sampling.ts';
import { announced, openTool, result } from './tools.ts';

const { results } = samplingTool;

test('a buyer reads the sample for the size of the order', async ({ page }) => {
  const tool = await openTool(page, 'aql');
  const field = tool.getByLabel(samplingTool.lot.label);
  for (const [lot, code, sample, major, minor] of [
    ['91', 'F', '20', '1', '2'],
    ['280', 'G', '32', '2', '3'],
    ['500', 'H', '50', '3', '5'],
    ["3'200", 'K', '125', '7', '10'],
    ['10000', 'L', '200', '10', '14'],
  ] as const) {
    await field.fill(lot);
    await expect(result(tool, results.code)).toHaveText(code);
    await expect(result(tool, results.sample)).toHaveText(sample);
    await expect(result(tool, results.major).first()).toContainText(` ${major}`);
    await expect(result(tool, results.minor).first()).toContainText(` ${minor}`);
    await expect(tool.locator('[aria-current]')).toContainText(`${code}${sample}`);
  }
  await expect(announced(tool)).toContainText('Code L');
});

test('the picture follows the lot without changing its size', async ({ page }) => {
  const tool = await openTool(page, 'aql');
  const picture = tool.locator('figure svg');
  const before = await picture.boundingBox();
  const dots = await picture.locator('path').first().getAttribute('d');
  await tool.getByLabel(samplingTool.lot.label).fill('9000');
  await expect(picture.locator('path').first()).not.toHaveAttribute('d', dots ?? '');
  expect((await picture.boundingBox())?.height).toBe(before?.height);
});

for (const [lot, message] of [
  ['90', samplingMessages.outside.below],
  ['50000', samplingMessages.outside.above],
  ['1.000', 'Meinen Sie 1’000?'],
] as const) {
  test(`a lot of ${lot} is explained at the field`, async ({ page }) => {
    const tool = await openTool(page, 'aql');
    const field = tool.getByLabel(samplingTool.lot.label);
    await field.fill(lot);
    await expect(result(tool, results.sample)).toHaveText(samplingMessages.none);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace('?', '\\?')));
    await expect(tool.locator('[aria-current]')).toHaveCount(0);
  });
}
