/** What a screen reader says when a tool has a new result: the text of its live region. */
import { expect, test, type Locator } from '@playwright/test';
import { landedCostTool as landedCost } from '#content/tools/landed-cost.ts';
import { orderCalendarTool as orderCalendar } from '#content/tools/order-calendar.ts';
import { samplingTool as sampling } from '#content/tools/sampling.ts';
import { openTool, type ToolId } from './tools.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00')));

const results: readonly { id: ToolId; change: (section: Locator) => Promise<void>; said: RegExp }[] = [
  {
    id: 'einstandskosten',
    change: (section) => section.getByLabel(landedCost.costs.delivery.label).fill('350.50'),
    said: /CHF\s24820,30/,
  },
  {
    id: 'aql',
    change: (section) => section.getByLabel(sampling.lot.label).fill('500'),
    said: /500 Stück .*50.*Code H/,
  },
  {
    id: 'normen',
    change: (section) => section.getByRole('checkbox').first().check(),
    said: /^1 von \d+ Zeilen$/,
  },
  {
    id: 'bestellkalender',
    change: (section) => section.getByLabel(orderCalendar.fields.weeks.label).fill('4'),
    said: /Seefracht.*Luftfracht.*Express/,
  },
];

for (const { id, change, said } of results) {
  test(`«${id}» says its result once, and nothing before it is used`, async ({ page }) => {
    const section = await openTool(page, id);
    const status = section.getByRole('status').filter({ hasText: /\S/ });
    await expect(section).toHaveAttribute('data-live');
    await expect(status).toHaveCount(0);
    await change(section);
    await expect(status, 'live regions of this section that say something').toHaveCount(1);
    await expect(status).toHaveText(said);
  });
}
