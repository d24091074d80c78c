import { expect, test, type Locator } from '@playwright/test';
import { samplingMessages, samplingTool } from '#content/tools/sampling.ts';
import { announced, openTool, result, tools } from './tools.ts';

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

test.describe('the simulation', () => {
  const { simulation } = samplingTool;
  const { pass, fail } = simulation.verdicts;
  const draw = (tool: Locator) => tool.getByRole('button', { name: simulation.draw });
  const share = (tool: Locator) => tool.getByLabel(simulation.share);
  const stamp = (tool: Locator) => tool.locator('figure [data-verdict]');
  const dots = (tool: Locator, path: number) =>
    tool
      .locator('figure path')
      .nth(path)
      .evaluate((drawn) => drawn.getAttribute('d')?.match(/z/g)?.length ?? 0);

  test('draws a sample, counts what it finds against the acceptance number and stamps the lot', async ({
    page,
  }) => {
    const tool = await openTool(page, 'aql', '#aql=1000_60_3_0');
    await expect(stamp(tool)).toHaveCount(0);
    await expect(result(tool, simulation.results.found)).toHaveText(samplingMessages.none);
    for (let count = 1; count <= 8; count++) {
      await draw(tool).click();
      await expect(result(tool, simulation.results.accepted)).toContainText(` von ${count},`);
      expect(await dots(tool, 1)).toBe(80);
      const found = await dots(tool, 2);
      await expect(result(tool, simulation.results.found)).toHaveText(`${found}, angenommen bis 5`);
      await expect(stamp(tool)).toHaveText(found <= 5 ? pass : fail);
    }
    await expect(announced(tool)).toContainText(
      /^(?:Freigabe|Sperre): \d+ Fehler in 80 Stück, angenommen bis 5\./,
    );
  });

  test('says how often the lot has passed beside how likely it is to', async ({ page }) => {
    const tool = await openTool(page, 'aql', '#aql=1000_60_3_20');
    const marks = tool.locator('p > [data-verdict]');
    await expect(marks).toHaveCount(20);
    const passed = await tool.locator('p > [data-verdict="pass"]').count();
    await expect(result(tool, simulation.results.accepted)).toHaveText(
      `${passed} von 20, also ${Math.round(passed * 5)}%`,
    );
    // 60 of 1000, 80 drawn, 5 accepted: 65.4% by the hypergeometric distribution, 64.3% for an endless lot.
    await expect(result(tool, simulation.results.exact)).toContainText('65.4%');
  });

  test('begins anew with another lot or another share of defects', async ({ page }) => {
    const tool = await openTool(page, 'aql', '#aql=1000_60_3_4');
    await expect(stamp(tool)).toHaveCount(1);
    await share(tool).fill('10');
    await expect(stamp(tool)).toHaveCount(0);
    await draw(tool).click();
    await expect(stamp(tool)).toHaveCount(1);
    await tool.getByLabel(samplingTool.lot.label).fill('200');
    await expect(stamp(tool)).toHaveCount(0);
    await draw(tool).click();
    expect(await dots(tool, 1)).toBe(32);
  });

  test('shows the same draw at the same address', async ({ page }) => {
    const tool = await openTool(page, 'aql');
    await share(tool).fill('60');
    await draw(tool).click();
    await draw(tool).click();
    await expect(page).toHaveURL(/#aql=1000_60_\d+_2$/);
    const other = await page.context().newPage();
    const shared = await openTool(other, 'aql', new URL(page.url()).hash);
    await expect(share(shared)).toHaveValue('60');
    for (const path of [1, 2]) {
      const drawn = await tool.locator('figure path').nth(path).getAttribute('d');
      await expect(shared.locator('figure path').nth(path)).toHaveAttribute('d', drawn ?? '');
    }
    await expect(stamp(shared)).toHaveText(await stamp(tool).innerText());
  });

  test('is used by keyboard, and its share read out in words', async ({ page }) => {
    const tool = await openTool(page, 'aql');
    await share(tool).focus();
    await page.keyboard.press('ArrowRight');
    await expect(share(tool)).toHaveAttribute(
      'aria-valuetext',
      /^7\.5%, sehr schlechtes Los, 75 von 1000 Stück$/,
    );
    await page.keyboard.press('Home');
    await expect(share(tool)).toHaveAttribute('aria-valuetext', /^0\.5%, sehr gutes Los, 5 von 1000 Stück$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(stamp(tool)).toHaveText(pass);
    await expect(draw(tool)).toBeFocused();
    await expect(announced(tool)).toContainText(pass);
  });

  test('shows its results at once to visitors who want no movement', async ({ page }) => {
    const tool = await openTool(page, 'aql');
    await draw(tool).click();
    await expect(result(tool, simulation.results.accepted)).toContainText(
      ` von ${simulation.example.draws + 1},`,
    );
    expect(await tool.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test('prints its state, without what can be operated', async ({ page }) => {
    const tool = await openTool(page, 'aql', '#aql=1000_60_3_4');
    await expect(stamp(tool)).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(stamp(tool)).toBeVisible();
    await expect(result(tool, simulation.results.exact)).toBeVisible();
    await expect(draw(tool)).toBeHidden();
    await expect(share(tool)).toBeHidden();
    await expect(tool.getByText('6.0%', { exact: true })).toBeVisible();
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('shows a draw with its verdict, and says that it is a simulation', async ({ page }) => {
      await page.goto(tools.aql);
      const tool = page.locator('#aql');
      await expect(tool.getByText('Die Simulation')).toBeVisible();
      await expect(stamp(tool)).toHaveText(fail);
      await expect(result(tool, simulation.results.found)).toHaveText('6, angenommen bis 5');
      // 50.4% pass once: 0.504² pass twice.
      await expect(tool.getByText('kommen noch 25.4% durch')).toBeVisible();
    });
  });
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

test('nothing is drawn from another lot than that of the field, nor said of it', async ({ page }) => {
  const { simulation } = samplingTool;
  const tool = await openTool(page, 'aql');
  const draw = tool.getByRole('button', { name: simulation.draw });
  await draw.click();
  await tool.getByLabel(samplingTool.lot.label).fill('50');
  await expect(draw).toBeDisabled();
  for (const name of ['found', 'accepted', 'exact'] as const)
    await expect(result(tool, simulation.results[name])).toHaveText(samplingMessages.none);
  await expect(tool.getByText('von 1’000 Stück')).toHaveCount(0);
  await tool.getByLabel(samplingTool.lot.label).fill('500');
  await expect(draw).toBeEnabled();
});

test('in the visitor’s own colours failed draws differ from passed ones', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const tool = await openTool(page, 'aql', '#aql=500_50_7_5');
  const ground = (verdict: string) =>
    tool
      .locator(`p > [data-verdict='${verdict}']`)
      .first()
      .evaluate((square) => getComputedStyle(square).backgroundColor);
  expect(await ground('fail')).not.toBe(await ground('pass'));
});
