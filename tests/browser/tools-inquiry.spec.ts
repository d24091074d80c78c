/** Each tool leads on to the inquiry form, which takes over its values. */
import { expect, test, type Page } from '@playwright/test';
import { choiceLabel } from '#inquiry/inquiry.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { normsGuideTool } from '#content/tools/norms-guide.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { hold } from './page-state.ts';
import { openTool, tools } from './tools.ts';

const description = (page: Page) => page.getByLabel(new RegExp(`^${inquiryForm.labels.projectDescription}`));
const chosenService = (page: Page) => page.getByRole('combobox', { name: inquiryForm.labels.service });

/** A visitor enters something, and reads in the description what follows from it. */
const paths = [
  {
    tool: landedCostTool,
    service: 'logistik-transport',
    enter: (page: Page) => page.getByLabel(landedCostTool.costs.goods.label).fill('40000'),
    lines: ['Warenwert CHF\u00a040’000.00', 'Stückzahl 1’000', 'CHF\u00a042.96'],
    words: 'einstandskosten',
  },
  {
    tool: samplingTool,
    service: 'qualitaetsmanagement',
    enter: (page: Page) => page.getByLabel(samplingTool.lot.label).fill('500'),
    lines: ['Losgrösse 500 Stück', '50 Stück in der Stichprobe, Code H'],
    words: 'aql',
  },
  {
    tool: normsGuideTool,
    service: 'zertifizierungsberatung',
    enter: (page: Page) => page.getByRole('checkbox', { name: normGroups.d }).check(),
    lines: [`– ${normGroups.d}`],
    words: 'normen',
  },
  {
    tool: orderCalendarTool,
    service: 'end-to-end-sourcing',
    enter: (page: Page) => page.getByLabel(orderCalendarTool.fields.delivery.label).fill('2028-03-15'),
    lines: ['Ware bei uns am 15.\u00a0März 2028', 'Produktion 6 Wochen'],
    words: 'bestellkalender',
  },
] as const;

for (const { tool, service, enter, lines, words } of paths) {
  test(`«${tool.inquire.label}» takes the values to the inquiry form, where the visitor can edit them`, async ({
    page,
  }) => {
    const section = await openTool(page, words);
    await enter(page);
    await section.getByRole('link', { name: tool.inquire.label }).click();
    for (const line of lines) await expect(description(page)).toHaveValue(new RegExp(line));
    await expect(description(page)).toBeFocused();
    await expect(description(page)).toBeEditable();
    await expect(chosenService(page)).toHaveText(choiceLabel('service', service));
  });
}

test.describe('where what makes lines of the values does not arrive', () => {
  const script = '**/_astro/inquiry-lines*';
  const address = '/contact?service=qualitaetsmanagement#aql=500';

  test('it is asked for once more', async ({ page }) => {
    await page.route(script, (route) => route.abort(), { times: 1 });
    await page.goto(address);
    await expect(description(page)).toHaveValue(/Losgrösse 500/);
    await expect(page.getByText(inquiryForm.broughtLost)).toHaveCount(0);
  });

  test('the form says so, and a reload brings them', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(script, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(inquiryForm.broughtLost);
    expect(errors).toEqual([]);
    await page.unroute(script);
    await page.reload();
    await expect(description(page)).toHaveValue(/Losgrösse 500/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('values arrive also where the script of the form comes late, beside what was typed before', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/contact?service=qualitaetsmanagement#aql=500');
  await description(page).fill('500 Laternen');
  release();
  await expect(description(page)).toHaveValue(/Losgrösse 500 Stück[^]*\n500 Laternen$/);
});

test('who comes back to the form finds the description as they have left it', async ({ page }) => {
  await page.goto('/contact?service=qualitaetsmanagement#aql=500');
  await expect(description(page)).toHaveValue(/Losgrösse 500/);
  const edited = (await description(page).inputValue()).replace('Losgrösse 500', 'Losgrösse 2’500');
  for (const text of [edited, '500 Laternen']) {
    await description(page).fill(text);
    await page.goto('/datenschutz');
    await page.goBack();
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    // What makes lines of the values has been fetched by then.
    await page.waitForLoadState('networkidle');
    await expect(description(page)).toHaveValue(text);
  }
});

test('where nothing can be taken along the link still leads to the form', async ({ page }) => {
  const section = await openTool(page, 'aql');
  await section.getByLabel(samplingTool.lot.label).fill('viele');
  const link = section.getByRole('link', { name: samplingTool.inquire.label });
  await expect(link).toHaveAttribute('href', samplingTool.inquire.href);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool leads on with the service chosen', async ({ page }) => {
    for (const { tool, service, words } of paths) {
      await page.goto(tools[words]);
      const link = page.getByRole('link', { name: tool.inquire.label });
      await expect(link).toHaveAttribute('href', new RegExp(`^/contact\\?service=${service}#`));
    }
  });
});

test('values that somebody has tampered with bring nothing into the form', async ({ page }) => {
  await page.goto('/contact?service=logistik-transport#einstandskosten=1_2_3_4_0_gratis');
  await expect(page.locator('form button[type="submit"]')).toBeEnabled();
  await expect(description(page)).toHaveValue('');
});
