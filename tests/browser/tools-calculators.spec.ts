/** The tools that calculate: the landed cost of a piece, and the sample that an inspection takes. */
import { expect, test, type Locator } from '@playwright/test';
import { landedCostMessages, landedCostTool } from '#content/tools/landed-cost.ts';
import { fill } from '#lib/fill.ts';
import { openTool, result, announced, tools } from './tools.ts';
import { samplingMessages, samplingTool } from '#content/tools/sampling.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
  const withoutFees = tool
    .getByText(perPieceWithoutFees.deducting)
    .or(tool.getByText(perPieceWithoutFees.paying));
  await expect(withoutFees).toHaveCount(2);
  await tool.getByLabel(fees.label).fill('1000');
  await expect(result(tool, base.label)).toHaveText('22’960.00');
  await expect(result(tool, total)).toContainText('24’819.76');
  await expect(result(tool, perPiece.deducting)).toContainText('23.96');
  await expect(result(tool, perPiece.paying)).toContainText('25.90');
  await expect(withoutFees).toHaveCount(0);
});

test('a buyer sees what the delivery costs less or more than today', async ({ page }) => {
  const tool = await openTool(page, 'einstandskosten');
  const compared = tool.getByText(difference.less).or(tool.getByText(difference.more));
  await expect(compared).toHaveCount(0);
  await tool.getByLabel(today.label).fill('32');
  await expect(result(tool, difference.less)).toContainText('9’040.00');
  await tool.getByLabel(fees.label).fill('4000');
  await expect(result(tool, difference.less)).toContainText('5’040.00');
  await tool.getByLabel(today.label).fill('20');
  await expect(result(tool, difference.more)).toContainText('6’960.00');
  await tool.getByLabel(today.label).fill('');
  await expect(compared).toHaveCount(0);
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

test('the button «Link kopieren» copies the address with the numbers, and says what is true of them', async ({
  page,
}) => {
  const tool = await openTool(page, 'einstandskosten');
  const goods = tool.getByLabel(costs.goods.label);
  const share = tool.getByRole('button', { name: landedCostTool.share });
  const { copied, unreadable } = landedCostMessages;
  await goods.fill('7000');
  await share.click();
  await expect(tool.getByText(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain('#einstandskosten=700000_');
  await goods.fill('abc');
  await expect(tool.getByText(copied)).toHaveCount(0);
  await share.click();
  await expect(tool.getByText(unreadable)).toBeVisible();
  await goods.fill('800');
  await expect(tool.getByText(unreadable)).toHaveCount(0);
});

test('the button «Link kopieren» says where the address is when the clipboard is closed', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const tool = await openTool(page, 'einstandskosten');
  await tool.getByRole('button', { name: landedCostTool.share }).click();
  await expect(tool.getByText(landedCostMessages.notCopied)).toBeVisible();
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

const { results } = samplingTool;

test('a buyer reads the sample for the size of the order, whose picture follows without changing its size', async ({
  page,
}) => {
  const tool = await openTool(page, 'aql');
  const picture = tool.locator('figure svg');
  const before = await picture.boundingBox();
  const dots = await picture.locator('path').first().getAttribute('d');
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
  await expect(picture.locator('path').first()).not.toHaveAttribute('d', dots ?? '');
  expect((await picture.boundingBox())?.height).toBe(before?.height);
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
      await expect(result(tool, simulation.results.found)).toHaveText(
        fill(samplingMessages.found, { found, major: 5 }),
      );
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
      await expect(tool.getByText(simulation.intro)).toBeVisible();
      await expect(stamp(tool)).toHaveText(fail);
      await expect(result(tool, simulation.results.found)).toHaveText(
        fill(samplingMessages.found, { found: 6, major: 5 }),
      );
      // 50.4% pass once: 0.504² pass twice.
      await expect(tool.getByText(fill(simulation.lesson, { twice: '25.4%' }))).toBeVisible();
    });
  });
});

test('a lot without a sample, or with two meanings, is explained at the field', async ({ page }) => {
  const tool = await openTool(page, 'aql');
  const field = tool.getByLabel(samplingTool.lot.label);
  for (const [lot, message] of [
    ['90', samplingMessages.outside.below],
    ['50000', samplingMessages.outside.above],
    ['1.000', 'Meinen Sie 1’000?'],
  ] as const) {
    await field.fill(lot);
    await expect(result(tool, results.sample)).toHaveText(samplingMessages.none);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await expect(tool.locator('[aria-current]')).toHaveCount(0);
  }
});

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
