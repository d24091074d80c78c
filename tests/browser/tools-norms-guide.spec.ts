import { expect, test } from '@playwright/test';
import { normGroups } from '#content/tools/norm-groups.ts';
import { normRows } from '#content/tools/norms-guide.ts';
import { announced, openTool } from './tools.ts';

test('a buyer chooses a product, and sees what applies to it', async ({ page }) => {
  const tool = await openTool(page, 'normen');
  const rows = tool.locator('tbody tr:visible');
  await expect(rows).toHaveCount(3);
  await tool.getByRole('checkbox', { name: normGroups[normRows[0].id] }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText([normRows[0].rule]);
  await tool.getByRole('checkbox', { name: normGroups[normRows[1].id] }).focus();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(2);
  await expect(announced(tool)).toHaveText(`2 von ${normRows.length} Zeilen`);
  for (const { id } of normRows.slice(0, 2))
    await tool.getByRole('checkbox', { name: normGroups[id] }).uncheck();
  await expect(rows).toHaveCount(3);
});

test('paper has every row as long as nothing is chosen', async ({ page }) => {
  const tool = await openTool(page, 'normen');
  await page.emulateMedia({ media: 'print' });
  await expect(tool.locator('tbody tr:visible')).toHaveCount(normRows.length);
});

test('on a phone the rows fold, and those that were chosen are open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tool = await openTool(page, 'normen');
  await tool.getByRole('checkbox').last().check();
  await expect(tool.locator('tbody tr:visible')).toHaveCount(1);
  await expect(tool.locator('tbody details')).toHaveAttribute('open');
  await expect(tool.locator('tbody td')).toContainText(Object.values(normRows.at(-1) ?? {}).slice(-3));
});
