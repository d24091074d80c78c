/** A tool's values on their way to somebody else, in the address behind `#`. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { checklistItems } from '#content/tools/offer-checklist.ts';
import { landedCostMessages } from '#content/tools/landed-cost.ts';
import { costs as costNames } from '#content/tools/shipment.ts';
import { orderCalendarMessages } from '#content/tools/order-calendar.ts';
import { goToTool, sectionOf, toolSections, type Tool } from './tool-section.ts';

const { landedCost, sampling, offerChecklist, orderCalendar } = toolSections;

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
async function openShared(page: Page, tool: Tool, address: string): Promise<Locator> {
  const other = await page.context().newPage();
  await other.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00'));
  await other.goto(address);
  return sectionOf(other, tool);
}

/** Changes every field of a tool to something else than its example. */
const changes: readonly { tool: Tool; change: (section: Locator) => Promise<void> }[] = [
  {
    tool: landedCost,
    change: async (section) => {
      const amounts = ['31’000.50', '1’234.00', '210.00', '405.25', '12.00'];
      for (const [index, cost] of costNames.entries()) {
        await section.getByLabel(landedCost.costs[cost].label, { exact: true }).fill(amounts[index] ?? '');
      }
      await section.getByLabel(landedCost.fees.label).fill('1’800.00');
      await section.getByLabel(landedCost.pieces).fill('1’750');
      await section.getByRole('radio').last().check();
      await section.getByLabel(landedCost.pieces).blur();
    },
  },
  {
    tool: sampling,
    change: async (section) => {
      await section.getByLabel(sampling.lot.label).fill('4’321');
      await section.getByLabel(sampling.simulation.share).fill('80');
      await section.getByLabel(sampling.simulation.share).blur();
    },
  },
  {
    tool: orderCalendar,
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

for (const { tool, change } of changes) {
  test(`«${tool.heading}»: an address fills every field with what somebody else had entered`, async ({
    page,
  }) => {
    const section = await goToTool(page, tool);
    const example = await entriesOf(section);
    await change(section);
    const entered = await entriesOf(section);
    for (const [name, value] of Object.entries(entered)) {
      expect.soft(value, `«${name}» is to be changed by this test`).not.toBe(example[name]);
    }
    await expect(page).toHaveURL(new RegExp(`#${tool.id}=.`));
    const opened = await openShared(page, tool, page.url());
    await expect.poll(() => entriesOf(opened), { message: page.url() }).toEqual(entered);
  });
}

test(`«${offerChecklist.heading}»: an address ticks what somebody else had ticked`, async ({ page }) => {
  const section = await goToTool(page, offerChecklist);
  for (const index of [1, 4, 9]) await section.getByRole('checkbox').nth(index).check();
  const link = section.getByRole('link', { name: offerChecklist.inquire.label });
  await expect(link).toHaveAttribute('href', new RegExp(`^/contact#${offerChecklist.id}=.`));
  const ticked = Object.entries(await entriesOf(section)).filter(([, value]) => value === 'true');
  expect(ticked).toHaveLength(3);
  const opened = await openShared(page, offerChecklist, (await link.getAttribute('href')) ?? '');
  await expect(opened.getByRole('checkbox')).toHaveCount(checklistItems.length);
  await expect
    .poll(async () => Object.entries(await entriesOf(opened)).filter(([, value]) => value === 'true'))
    .toEqual(ticked);
});

for (const { tool, messages } of [
  { tool: landedCost, messages: landedCostMessages },
  { tool: orderCalendar, messages: orderCalendarMessages },
]) {
  test(`«${tool.heading}»: a link copied before anything is changed carries the example`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const section = await goToTool(page, tool);
    const example = await entriesOf(section);
    await section.getByRole('button', { name: tool.share }).click();
    await expect(section.getByText(messages.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`${tool.route}#${tool.id}=.`));
    const opened = await openShared(page, tool, copied);
    await expect.poll(() => entriesOf(opened), { message: copied }).toEqual(example);
    await expect(opened.getByRole('heading').first()).toBeInViewport();
  });
}
