import { expect, type Locator, type Page } from '@playwright/test';
import { inquiryForm } from '#content/inquiry-form.ts';

/** The tools by the id of their section, each on a page that has it. */
export const tools = {
  einstandskosten: '/services/logistik-transport',
  aql: '/services/qualitaetsmanagement',
  normen: '/services/zertifizierungsberatung',
  checkliste: '/contact',
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
  await openFold(section);
  await expect(control(section)).toBeVisible();
  return section;
}

/** Opens a section that is folded on phones. */
async function openFold(section: Locator): Promise<void> {
  const line = section.locator(':scope > div > details:not([open]) > summary');
  if (await line.isVisible()) await line.click();
}

/** The first thing in a section that needs script: invisible before. */
export const control = (section: Locator): Locator =>
  section.getByRole('button').or(section.getByRole('textbox')).first();

/** What stands beside a term: the place where a result is shown. The term is the beginning of its line, a hint may follow. */
export const result = (section: Locator, term: string): Locator =>
  section
    .locator('dl > div')
    .filter({ has: section.page().locator('dt', { hasText: new RegExp(`^${RegExp.escape(term)}`) }) })
    .locator('dd');

/** A line of a record with these values in it; one that is left out may be any. */
export const lineOf = (line: string, values: Readonly<Record<string, string | number>>): RegExp => {
  const parts = line.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : values[part]));
  return new RegExp(parts.map((part) => (part === undefined ? '.*' : RegExp.escape(String(part)))).join(''));
};

/** What is read out. */
export const announced = (section: Locator): Locator => section.getByRole('status').last();

/** The field of the inquiry form that takes what a tool brings. */
export const description = (page: Page): Locator =>
  page.getByLabel(new RegExp(`^${inquiryForm.labels.projectDescription}`));
