/** A tool's values on their way, in the address behind `#`: to somebody else, and to the inquiry form. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { checklistItems, offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { landedCostMessages, landedCostTool } from '#content/tools/landed-cost.ts';
import { costs as costNames } from '#content/tools/import-tax.ts';
import { orderCalendarMessages, orderCalendarTool } from '#content/tools/order-calendar.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { landedCostLines, orderCalendarLines, samplingLines } from '#content/tools/inquiry-lines.ts';
import { fill } from '#lib/fill.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { description, lineOf, openTool, tools, type ToolId } from './tools.ts';
import { choiceLabel } from '#inquiry/inquiry.ts';
import { normGroups } from '#content/tools/norm-groups.ts';
import { normsGuideTool } from '#content/tools/norms-guide.ts';
import { hold, errorsOf } from './page-state.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00')));

/** What stands in the fields of a tool, by their names, and what is ticked or chosen. */
async function entriesOf(section: Locator): Promise<Record<string, string>> {
  const inputs = section.locator('input');
  await expect(inputs.first()).toBeVisible();
  return Object.fromEntries(
    await inputs.evaluateAll((elements: HTMLInputElement[]) =>
      elements.map(({ labels, type, value, checked }) => [
        labels?.[0]?.textContent.trim(),
        type === 'checkbox' || type === 'radio' ? String(checked) : value,
      ]),
    ),
  );
}

/** Opens the address of a page in a new tab, as somebody does who got it in a message. */
async function openShared(page: Page, id: ToolId, address: string): Promise<Locator> {
  const other = await page.context().newPage();
  await other.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00'));
  await other.goto(address);
  return other.locator(`#${id}`);
}

/** Changes every field of a tool to something else than its example. */
const changes: readonly { id: ToolId; change: (section: Locator) => Promise<void> }[] = [
  {
    id: 'einstandskosten',
    change: async (section) => {
      const amounts = ['31’000.50', '1’234.00', '210.00', '405.25', '12.00'];
      for (const [index, cost] of costNames.entries()) {
        await section
          .getByLabel(landedCostTool.costs[cost].label, { exact: true })
          .fill(amounts[index] ?? '');
      }
      await section.getByLabel(landedCostTool.fees.label).fill('1’800.00');
      await section.getByLabel(landedCostTool.pieces).fill('1’750');
      await section.getByLabel(landedCostTool.today.label).fill('38.00');
      await section.getByRole('radio').last().check();
      await section.getByLabel(landedCostTool.pieces).blur();
    },
  },
  {
    id: 'aql',
    change: async (section) => {
      await section.getByLabel(samplingTool.lot.label).fill('4’321');
      await section.getByLabel(samplingTool.simulation.share).fill('80');
      await section.getByLabel(samplingTool.simulation.share).blur();
    },
  },
  {
    id: 'bestellkalender',
    change: async (section) => {
      await section.getByLabel(orderCalendarTool.fields.delivery.label).fill('2028-09-14');
      await section.getByLabel(orderCalendarTool.fields.weeks.label).fill('9');
      for (const [name, days] of [
        ['sea', '33'],
        ['air', '12'],
        ['express', '7'],
      ] as const) {
        await section.getByLabel(orderCalendarTool.fields[name].label).fill(days);
      }
      await section.getByLabel(orderCalendarTool.fields.express.label).blur();
    },
  },
];

for (const { id, change } of changes) {
  test(`«${id}»: an address fills every field with what somebody else had entered`, async ({ page }) => {
    const section = await openTool(page, id);
    const example = await entriesOf(section);
    await change(section);
    const entered = await entriesOf(section);
    for (const [name, value] of Object.entries(entered)) {
      expect.soft(value, `«${name}» is to be changed by this test`).not.toBe(example[name]);
    }
    await expect(page).toHaveURL(new RegExp(`#${id}=.`));
    const opened = await openShared(page, id, page.url());
    await expect.poll(() => entriesOf(opened), { message: page.url() }).toEqual(entered);
  });
}

test('«checkliste»: an address ticks what somebody else had ticked', async ({ page }) => {
  const section = await openTool(page, 'checkliste');
  for (const index of [1, 4, 9]) await section.getByRole('checkbox').nth(index).check();
  const link = section.getByRole('link', { name: offerChecklistTool.inquire.label });
  await expect(link).toHaveAttribute('href', new RegExp(`^/contact#checkliste=.`));
  const ticked = Object.entries(await entriesOf(section)).filter(([, value]) => value === 'true');
  expect(ticked).toHaveLength(3);
  const opened = await openShared(page, 'checkliste', (await link.getAttribute('href')) ?? '');
  await expect(opened.getByRole('checkbox')).toHaveCount(checklistItems.length);
  await expect
    .poll(async () => Object.entries(await entriesOf(opened)).filter(([, value]) => value === 'true'))
    .toEqual(ticked);
});

for (const { id, messages } of [
  { id: 'einstandskosten', messages: landedCostMessages },
  { id: 'bestellkalender', messages: orderCalendarMessages },
] as const) {
  test(`«${id}»: a link copied before anything is changed carries the example`, async ({ page }) => {
    const section = await openTool(page, id);
    const example = await entriesOf(section);
    await section.getByRole('button', { name: landedCostTool.share }).click();
    const said = section.getByRole('status').filter({ hasText: messages.copied });
    await expect(said, 'seen and read out').toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`${tools[id]}#${id}=.`));
    const opened = await openShared(page, id, copied);
    await expect.poll(() => entriesOf(opened), { message: copied }).toEqual(example);
    await expect(opened.getByRole('heading').first()).toBeInViewport();
  });
}

for (const { id, values, rewritten } of [
  { id: 'aql', values: '4321_50_3_1', rewritten: '#aql%3D4321%5F50%5F3%5F1).' },
  { id: 'aql', values: '4321_50_3_1', rewritten: '?utm_source=x%23aql=4321_50_3_1' },
  {
    id: 'bestellkalender',
    values: '2028-09-14_7_33_12_7',
    rewritten: '#bestellkalender=3D2028-09-14\\_7\\_33\\_12\\_7',
  },
] as const) {
  test(`«${rewritten}» is read as ${values}`, async ({ page }) => {
    const section = await openTool(page, id, rewritten);
    await expect(page).toHaveURL(new RegExp(`#${id}=${values}$`));
    await expect(section.getByRole('textbox').first()).not.toHaveValue('1’000');
    await expect(section.getByRole('alert')).toHaveCount(0);
  });
}

for (const { id, values } of [
  { id: 'einstandskosten', values: '2000000_246000_150' },
  { id: 'aql', values: '1000_50' },
  { id: 'bestellkalender', values: '2028-09-14_7_33_…' },
] as const) {
  test(`«${id}» says that the link is damaged and that it shows the example`, async ({ page }) => {
    const section = await openTool(page, id);
    const example = await entriesOf(section);
    const opened = await openShared(page, id, `${tools[id]}#${id}=${values}`);
    await expect(opened.getByRole('alert')).toHaveText(damagedLink.example);
    await expect(opened.getByRole('alert')).toBeInViewport();
    expect(await entriesOf(opened)).toEqual(example);
    const [first] = await opened.locator('input:not([type="radio"])').all();
    await first?.fill(id === 'bestellkalender' ? '2028-09-14' : '5000');
    await expect(opened.getByRole('alert')).toHaveCount(0);
  });
}

test('a damaged link to the checklist or the form is called so', async ({ page }) => {
  await page.goto('/contact#checkliste=%5F');
  await expect(page.locator('#checkliste').getByRole('alert')).toHaveText(damagedLink.ticks);
  await expect(page.locator('form').getByRole('alert')).toHaveText(inquiryForm.broughtDamaged);
});

test('after a reload and on the way back the page stands where it stood; an address of somebody else brings the tool', async ({
  page,
}) => {
  const section = await openTool(page, 'bestellkalender');
  await section.getByLabel(orderCalendarTool.fields.weeks.label).fill('9');
  await section.getByLabel(orderCalendarTool.fields.weeks.label).blur();
  await expect(page).toHaveURL(/#bestellkalender=/);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const place = () => page.evaluate(() => scrollY);
  const weeks = section.getByLabel(orderCalendarTool.fields.weeks.label);
  await page.reload();
  await expect(weeks).toHaveValue('9');
  expect(await place()).toBe(300);
  await page.goto(tools.checkliste);
  await page.goBack();
  await expect(weeks).toHaveValue('9');
  expect(await place()).toBe(300);
  await page.evaluate(() => (location.hash = '#bestellkalender=2028-09-14_7_33_12_7'));
  await expect(weeks).toHaveValue('7');
  await expect(section.getByRole('heading').first()).toBeInViewport();
});

const chosenService = (page: Page) => page.getByRole('combobox', { name: inquiryForm.labels.service });

/** The line of the inquiry with the size of the lot. */
const lotOf = (lot: string) => lineOf(samplingLines.lines[0], { lot });

/** A visitor enters something, and reads in the description what follows from it. */
const paths = [
  {
    tool: landedCostTool,
    service: 'logistik-transport',
    enter: (page: Page) => page.getByLabel(landedCostTool.costs.goods.label).fill('40000'),
    lines: [
      lineOf(landedCostLines.lines[0], { goods: 'CHF\u00a040’000.00' }),
      lineOf(landedCostLines.lines[3], { pieces: '1’000' }),
      /CHF\u00a042\.96/,
    ],
    words: 'einstandskosten',
  },
  {
    tool: samplingTool,
    service: 'qualitaetsmanagement',
    enter: (page: Page) => page.getByLabel(samplingTool.lot.label).fill('500'),
    lines: [lotOf('500'), lineOf(samplingLines.lines[1], { sample: 50, code: 'H' })],
    words: 'aql',
  },
  {
    tool: normsGuideTool,
    service: 'zertifizierungsberatung',
    enter: (page: Page) => page.getByRole('checkbox', { name: normGroups.d }).check(),
    lines: [lineOf('– {group}', { group: normGroups.d })],
    words: 'normen',
  },
  {
    tool: orderCalendarTool,
    service: 'end-to-end-sourcing',
    enter: (page: Page) => page.getByLabel(orderCalendarTool.fields.delivery.label).fill('2028-03-15'),
    lines: [
      lineOf(orderCalendarLines.lines[0], { delivery: '15.\u00a0März 2028' }),
      lineOf(orderCalendarLines.lines[1], { weeks: 6 }),
    ],
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
    for (const line of lines) await expect(description(page)).toHaveValue(line);
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
    await expect(description(page)).toHaveValue(lotOf('500'));
    await expect(page.getByText(inquiryForm.broughtLost)).toHaveCount(0);
  });

  test('the form says so, and a reload brings them', async ({ page }) => {
    const errors = errorsOf(page);
    await page.route(script, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(inquiryForm.broughtLost);
    expect(errors).toEqual([]);
    await page.unroute(script);
    await page.reload();
    await expect(description(page)).toHaveValue(lotOf('500'));
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
  await expect(description(page)).toHaveValue(new RegExp(`${lotOf('500').source}[^]*\n500 Laternen$`));
});

test('who comes back to the form finds the description as they have left it', async ({ page }) => {
  await page.goto('/contact?service=qualitaetsmanagement#aql=500');
  await expect(description(page)).toHaveValue(lotOf('500'));
  const edited = (await description(page).inputValue()).replace(
    lotOf('500'),
    fill(samplingLines.lines[0], { lot: '2’500' }),
  );
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
