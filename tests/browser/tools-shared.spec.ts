/** A tool's values on their way to somebody else, in the address behind `#`. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { checklistItems, offerChecklistTool as offerChecklist } from '#content/tools/offer-checklist.ts';
import { landedCostMessages, landedCostTool as landedCost } from '#content/tools/landed-cost.ts';
import { costs as costNames } from '#content/tools/import-tax.ts';
import { orderCalendarMessages, orderCalendarTool as orderCalendar } from '#content/tools/order-calendar.ts';
import { samplingTool as sampling } from '#content/tools/sampling.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { openTool, tools, type ToolId } from './tools.ts';

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
        await section.getByLabel(landedCost.costs[cost].label, { exact: true }).fill(amounts[index] ?? '');
      }
      await section.getByLabel(landedCost.fees.label).fill('1’800.00');
      await section.getByLabel(landedCost.pieces).fill('1’750');
      await section.getByLabel(landedCost.today.label).fill('38.00');
      await section.getByRole('radio').last().check();
      await section.getByLabel(landedCost.pieces).blur();
    },
  },
  {
    id: 'aql',
    change: async (section) => {
      await section.getByLabel(sampling.lot.label).fill('4’321');
      await section.getByLabel(sampling.simulation.share).fill('80');
      await section.getByLabel(sampling.simulation.share).blur();
    },
  },
  {
    id: 'bestellkalender',
    change: async (section) => {
      await section.getByLabel(orderCalendar.fields.delivery.label).fill('2028-09-14');
      await section.getByLabel(orderCalendar.fields.weeks.label).fill('9');
      for (const [name, days] of [
        ['sea', '33'],
        ['air', '12'],
        ['express', '7'],
      ] as const) {
        await section.getByLabel(orderCalendar.fields[name].label).fill(days);
      }
      await section.getByLabel(orderCalendar.fields.express.label).blur();
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
  const link = section.getByRole('link', { name: offerChecklist.inquire.label });
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
  test(`«${id}»: a link copied before anything is changed carries the example`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const section = await openTool(page, id);
    const example = await entriesOf(section);
    await section.getByRole('button', { name: landedCost.share }).click();
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
  await section.getByLabel(orderCalendar.fields.weeks.label).fill('9');
  await section.getByLabel(orderCalendar.fields.weeks.label).blur();
  await expect(page).toHaveURL(/#bestellkalender=/);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const place = () => page.evaluate(() => scrollY);
  const weeks = section.getByLabel(orderCalendar.fields.weeks.label);
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
