import { expect, type Locator, type Page } from '@playwright/test';

/** The tools by the id of their section, each on a page that has it. */
export const tools = {
  einstandskosten: '/services/logistik-transport',
  aql: '/services/qualitaetsmanagement',
  normen: '/services/zertifizierungsberatung',
  checkliste: '/services/end-to-end-sourcing',
  bestellkalender: '/services/end-to-end-sourcing',
} as const;

export type ToolId = keyof typeof tools;

/** Opens the page of a tool, goes to its section and waits until it is interactive. */
export async function openTool(page: Page, id: ToolId, values = ''): Promise<Locator> {
  await page.goto(tools[id] + values);
  return readyTool(page, id);
}

/** The section of a tool on the page that is open, once it is interactive. */
export async function readyTool(page: Page, id: ToolId): Promise<Locator> {
  const section = page.locator(`#${id}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-ready', '');
  return section;
}

/** The place of a tool where a result is shown. */
export const result = (section: Locator, name: string): Locator => section.locator(`[data-out="${name}"]`);
