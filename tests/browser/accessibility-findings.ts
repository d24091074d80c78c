import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, or in a part of it; by some of its rules where they are named. */
export async function accessibilityFindings(page: Page, part = 'html', only?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without a second page for cross-origin frames, a list of what passes and style sheets fetched again: half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .include(part);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)}\n${failureSummary}`),
  );
}
