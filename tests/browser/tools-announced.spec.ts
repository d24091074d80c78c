/** What a screen reader says when a tool has a new result: the text of its live region. */
import { expect, test, type Locator } from '@playwright/test';
import { landedCostMessages } from '#content/tools/landed-cost.ts';
import { goToTool, toolSections, type Tool } from './tool-section.ts';

const { landedCost, sampling, normsGuide, orderCalendar } = toolSections;

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00')));

const results: readonly { tool: Tool; change: (section: Locator) => Promise<void>; said: RegExp }[] = [
  {
    tool: landedCost,
    change: (section) => section.getByLabel(landedCost.costs.delivery.label).fill('350.50'),
    said: /CHF\s24’820\.30/,
  },
  {
    tool: sampling,
    change: (section) => section.getByLabel(sampling.lot.label).fill('500'),
    said: /500 Stück .*50.*Code H/,
  },
  {
    tool: normsGuide,
    change: (section) => section.getByRole('checkbox').first().check(),
    said: /^1 von \d+ Zeilen$/,
  },
  {
    tool: orderCalendar,
    change: (section) => section.getByLabel(orderCalendar.fields.weeks.label).fill('4'),
    said: /Seefracht.*Luftfracht.*Express/,
  },
];

for (const { tool, change, said } of results) {
  test(`«${tool.heading}» says its result once, and nothing before it is used`, async ({ page }) => {
    const section = await goToTool(page, tool);
    const status = section.getByRole('status').filter({ hasText: /\S/ });
    await expect(section).toHaveAttribute('data-live');
    await expect(status).toHaveCount(0);
    await change(section);
    await expect(status, 'live regions of this section that say something').toHaveCount(1);
    await expect(status).toHaveText(said);
  });
}

for (const tool of [landedCost, orderCalendar]) {
  test(`«${tool.heading}» says that its link is copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const section = await goToTool(page, tool);
    await section.getByRole('button', { name: tool.share }).click();
    const words = landedCostMessages.copied.split('.')[0] ?? '';
    await expect(section.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  });
}
