import type { Locator, Page } from '@playwright/test';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { normsGuideTool } from '#content/tools/norms-guide.ts';
import { offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import type { Route } from '#content/routes.ts';

/** Where each tool stands. */
export const toolSections = {
  landedCost: { ...landedCostTool, route: '/services/logistik-transport' },
  sampling: { ...samplingTool, route: '/services/qualitaetsmanagement' },
  normsGuide: { ...normsGuideTool, route: '/services/zertifizierungsberatung' },
  offerChecklist: { ...offerChecklistTool, route: '/services/end-to-end-sourcing' },
  orderCalendar: { ...orderCalendarTool, route: '/services/end-to-end-sourcing' },
} satisfies Record<string, { id: string; heading: string; route: Route }>;

export type Tool = (typeof toolSections)[keyof typeof toolSections];

/** The section of a tool as visitors find it: by its heading. */
export const sectionOf = (page: Page, { heading }: Pick<Tool, 'heading'>): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/**
 * Opens the page of a tool, with what the address is to carry for it, and goes there. What can be operated appears once
 * it works, and Playwright waits for it.
 */
export async function goToTool(page: Page, tool: Tool, values = ''): Promise<Locator> {
  await page.goto(tool.route + values);
  const section = sectionOf(page, tool);
  await section.scrollIntoViewIfNeeded();
  return section;
}
