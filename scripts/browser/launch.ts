import { launch, type Browser } from 'puppeteer-core';
import { browserArguments, findBrowser } from './find.ts';

/**
 * Chromium as visitors have it: with its back/forward cache and with prerendering. Playwright switches off the one and
 * keeps the other from happening, as does every further session of the developer tools and every emulated window.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium or Chrome here; CHROME_PATH may name one.');
  return launch({
    executablePath,
    defaultViewport: null,
    args: [...browserArguments, '--window-size=1440,900'],
  });
}
