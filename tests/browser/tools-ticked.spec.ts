import { expect, test } from '@playwright/test';
import { normGroups } from '#content/tools/norm-groups.ts';
import { normRows } from '#content/tools/norms-guide.ts';
import { checklistItems, offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { linesFrom } from '#tools/inquiry-lines.ts';
import { announced, description, openTool, readyTool } from './tools.ts';
import { hold } from './page-state.ts';
import { phone, openIn } from './pages.ts';

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

const [product, , quantity] = checklistItems;
const checklistText = (values: string) =>
  [...(linesFrom(`#checkliste=${values}`)?.lines ?? []), ''].join('\n');
const counted = (count: number) => `${count} ${offerChecklistTool.counted}`;
const named = (title: string) => new RegExp(`^${title}`);

test('ticks are counted and go along to the inquiry form, whose description takes focus', async ({
  page,
}) => {
  const tool = await openTool(page, 'checkliste');
  const link = tool.getByRole('link', { name: offerChecklistTool.inquire.label });
  await expect(link).toHaveAttribute('href', offerChecklistTool.inquire.href);
  await tool.getByRole('checkbox', { name: named(product.title) }).check();
  await tool.getByRole('checkbox', { name: named(quantity.title) }).focus();
  await page.keyboard.press('Space');
  await expect(tool.getByText(counted(2))).toBeVisible();
  await expect(link).toHaveAttribute('href', '/contact#checkliste=a.c');
  await link.click();
  await expect(page).toHaveURL('/contact#checkliste=a.c');
  await expect(description(page)).toHaveValue(checklistText('a.c'));
  await expect(description(page)).toBeFocused();
});

test('on a phone the list stands folded below the form and opens from its heading', async ({ page }) => {
  await openIn(page, phone, '/contact');
  const line = page.locator('#checkliste summary');
  const [below, form] = await Promise.all([line.boundingBox(), page.locator('#firstName').boundingBox()]);
  expect(below?.y).toBeGreaterThan(form?.y ?? Infinity);
  const first = page.getByRole('checkbox', { name: named(product.title) });
  await expect(first).toBeHidden();
  await line.click();
  await expect(first).toBeVisible();
});

test('on a phone an address with ticks opens the list', async ({ page }) => {
  await openIn(page, phone, '/contact#checkliste=a');
  await expect(page.getByRole('checkbox', { name: named(product.title) })).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('checkbox', { checked: true })).toBeVisible();
});

test('what is ticked before the script arrives counts', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/contact');
  const tool = page.locator('#checkliste');
  await tool.getByRole('checkbox', { name: named(product.title) }).check();
  await tool.getByRole('checkbox', { name: named(quantity.title) }).check();
  release();
  await expect(tool.getByText(counted(2))).toBeVisible();
  const link = tool.getByRole('link', { name: offerChecklistTool.inquire.label });
  await expect(link).toHaveAttribute('href', '/contact#checkliste=a.c');
});

test('what was ticked counts after a reload', async ({ page }) => {
  const tool = await openTool(page, 'checkliste');
  await tool.getByRole('checkbox', { name: named(product.title) }).check();
  await page.reload();
  await readyTool(page, 'checkliste');
  const ticked = await tool.getByRole('checkbox', { checked: true }).count();
  await expect(tool.getByText(counted(ticked))).toBeVisible();
  await tool.getByRole('checkbox', { name: named(quantity.title) }).check();
  await expect(tool.getByText(counted(ticked + 1))).toBeVisible();
});

test('the list prints alone', async ({ page }) => {
  const tool = await openTool(page, 'checkliste');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await tool.getByRole('button', { name: offerChecklistTool.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(tool.getByRole('heading')).toBeVisible();
  await expect(tool.getByRole('button')).toBeHidden();
  for (const other of ['h1', 'header', 'footer']) await expect(page.locator(other).first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
});

test('ticks on the contact page join what is written already', async ({ page }) => {
  await page.goto('/contact');
  await description(page).fill('500 Laternen');
  const tool = await readyTool(page, 'checkliste');
  await tool.getByRole('checkbox', { name: named(product.title) }).check();
  await tool.getByRole('link', { name: offerChecklistTool.inquire.label }).click();
  await expect(description(page)).toHaveValue(`${checklistText('a')}500 Laternen`);
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toBeInViewport();

  // The same ticks once more: the address does not change.
  await description(page).fill('');
  await tool.getByRole('link', { name: offerChecklistTool.inquire.label }).click();
  await expect(description(page)).toHaveValue(checklistText('a'));
  await expect(description(page)).toBeFocused();
});

test('ticks reach a form that the visitor has not been near yet', async ({ page }) => {
  await openIn(page, phone, '/contact#checkliste');
  const tool = await readyTool(page, 'checkliste');
  await tool.getByRole('checkbox', { name: named(product.title) }).check();
  await tool.getByRole('link', { name: offerChecklistTool.inquire.label }).click();
  await expect(description(page)).toHaveValue(checklistText('a'));
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toBeInViewport();
});
