/** Chromium as it was, driven by Playwright. */
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { browserArguments } from '../../scripts/browser/find.ts';
import { olderChromiums, programOf } from '../../scripts/browser/older-chromium.ts';
import type { Engine, Visitor } from './engine.ts';

export const olderEngines: readonly Pick<Engine, 'name' | 'missing' | 'start'>[] = olderChromiums.map(
  (older) => {
    const name = `Chromium ${older.version.split('.')[0]}`;
    return {
      name,
      missing: existsSync(programOf(older)) ? undefined : `${name} (npm run pretest:engines fetches it)`,
      start: async () => {
        const args = [...browserArguments, '--headless'];
        const browser = await chromium.launch({ executablePath: programOf(older), args });
        const page = await browser.newPage({ locale: 'de-CH', reducedMotion: 'reduce' });
        return { ...visitorOf(page), close: () => browser.close() };
      },
    };
  },
);

const visitorOf = (page: Page): Omit<Visitor, 'close'> => ({
  open: async (address) => {
    await page.goto(address, { waitUntil: 'load' });
  },
  resize: (width, height) => page.setViewportSize({ width, height }),
  run: (read, ...args) => page.evaluate(`(${read}).apply(null, ${JSON.stringify(args)})`),
  click: (selector) => page.locator(selector).first().click(),
  type: (selector, text) => page.locator(selector).first().pressSequentially(text),
  press: (key) => page.keyboard.press(key),
});
