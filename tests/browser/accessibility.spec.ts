import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { desktop, documents, phone } from './pages.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of documents) {
  test(`${path} is accessible on a phone and on a desktop`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      // The legacy mode does without a second page for cross-origin frames, and takes half the time.
      const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(rules);
      const { violations } = await axe.analyze();
      const findings = violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
      expect.soft(findings, `at ${viewport.width} px`).toEqual([]);
    }
  });
}
