/** Chromium as it is and as it was, driven by Playwright. */
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findTestBrowser } from '../../scripts/browser/find.ts';
import { olderChromiums, programOf } from '../../scripts/browser/older-chromium.ts';
import type { Engine, Visitor } from './engine.ts';

type ChromiumEngine = Pick<Engine, 'name' | 'missing' | 'start'>;

const engineOf = (name: string, executablePath: string, missing?: string): ChromiumEngine => ({
  name,
  missing,
  start: async () => {
    const args = [...browserArguments, '--headless'];
    const browser = await chromium.launch({ executablePath, args });
    const page = await browser.newPage({ locale: 'de-CH', reducedMotion: 'reduce' });
    return { ...visitorOf(page), close: () => browser.close() };
  },
});

export const olderEngines = olderChromiums.map((older) => {
  const name = `Chromium ${older.version.split('.')[0]}`;
  const missing = existsSync(programOf(older)) ? undefined : `${name} (npm fetches it where it can)`;
  return engineOf(name, programOf(older), missing);
});

const present = findTestBrowser();

export const presentChromium = engineOf(
  'Chromium',
  present ?? '',
  present ? undefined : 'Chromium or Chrome',
);

const visitorOf = (page: Page): Omit<Visitor, 'close'> => ({
  open: async (address) => {
    await page.goto(address, { waitUntil: 'load' });
  },
  resize: (width, height) => page.setViewportSize({ width, height }),
  run: (read, ...args) => page.evaluate(`(${read}).apply(null, ${JSON.stringify(args)})`),
  click: (selector) => page.locator(selector).first().click(),
  type: async (selector, text) => {
    await page.locator(selector).first().focus();
    await page.keyboard.insertText(text.slice(0, -1));
    await page.keyboard.type(text.slice(-1));
  },
  press: (key) => page.keyboard.press(key),
});
