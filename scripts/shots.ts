/**
 * Screenshots of the whole pages in dist/, for looking at: `npm run shots` takes every route and the
 * not-found page at all widths, `npm run shots -- /about /contact --width 390` some of them.
 * Writes reports/shots/<width>/<route>.png
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { routes } from '#content/routes.ts';
import { browserArguments } from './browser/find.ts';
import { ensureBrowser } from './browser/install.ts';
import { startServer } from './server/start.ts';

/** Height of the window at each width, in CSS pixels. */
const windowHeights = { 1440: 900, 768: 1024, 390: 844 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', multiple: true } },
});
const paths: readonly string[] = positionals.length > 0 ? positionals : [...routes, '/404'];

const server = await startServer({ port: 0 });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });

for (const [widthText, height] of Object.entries(windowHeights).reverse()) {
  if (values.width && !values.width.includes(widthText)) continue;
  const viewport = { width: Number(widthText), height };
  const page = await browser.newPage({
    baseURL: server.url,
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Zurich',
  });
  for (const path of paths) {
    const file = join('reports/shots', widthText, `${path.slice(1).replaceAll('/', '-') || 'home'}.png`);
    await mkdir(dirname(file), { recursive: true });
    await page.goto(path);
    await settle(page);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}

await browser.close();
await server.close();

/** Scrolls through the page so that lazy content loads, and waits for it and for the fonts. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A moment for each screen, in which what waits in a frame notices that it has come near.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 50));
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await frame();
  });
  await page.waitForLoadState('networkidle');
}
