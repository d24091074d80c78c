import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Engine, Visitor } from './engine.ts';
import { findProgram } from '../../scripts/browser/find.ts';

const program =
  process.env['FIREFOX_PATH'] ??
  findProgram('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  overlooksLateRules: false,
  missing: program ? undefined : 'Firefox (Debian: firefox-esr)',
  start: async () => {
    const browser = await launchFirefox();
    const page = await browser.newPage();
    // A visitor who leaves a form that is half filled in is asked, and means it.
    page.on('dialog', (dialog) => void dialog.accept());
    return visitorOf(browser, page, await listenTo(page));
  },
};

const launchFirefox = () =>
  launch({ browser: 'firefox', executablePath: program ?? '', headless: true, protocol: 'webDriverBiDi' });

/** Notes errors and warnings of the console, uncaught errors, and what the content security policy blocked. */
async function listenTo(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('requestfailed', (request) => messages.push(`${request.url()} failed`));
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`blocked by ${effectiveDirective}: ${blockedURI}`),
    ),
  );
  return messages;
}

const visitorOf = (browser: Browser, page: Page, messages: string[]): Visitor => ({
  open: async (address) => {
    messages.length = 0;
    await page.goto(address, { waitUntil: 'load' });
  },
  resize: (width, height) => page.setViewport({ width, height }),
  run: (read, ...args) => page.evaluate(read as never, ...args) as never,
  // Waits until the page has stopped scrolling to what was typed into last.
  click: (selector) => page.locator(selector).click(),
  type: async (selector, text) => {
    await page.focus(selector);
    await page.evaluate((typed) => document.execCommand('insertText', false, typed), text.slice(0, -1));
    await page.keyboard.type(text.slice(-1));
  },
  press: (key) => page.keyboard.press(key),
  lookElsewhere: async () => {
    const other = await browser.newPage();
    await other.bringToFront();
    await other.close();
    await page.bringToFront();
  },
  readConsole: async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForNetworkIdle({ idleTime: 200 });
    return messages.splice(0);
  },
  close: () => browser.close(),
});
