/**
 * How long visitors wait for the next page: `npm run bench:navigation` rests the pointer on a link for 600 ms, clicks,
 * and measures the time to the first paint of the page it leads to, with the rules that let a browser prepare it and
 * without. A real Chromium, an unthrottled line, 150 ms for each answer. `--runs 9` for each way.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { quantile } from './bench/quantile.ts';
import { markdownTable } from './bench/table.ts';
import { launchChromium } from './browser/launch.ts';
import { precompress } from './precompress.ts';
import { startServer } from './server/start.ts';
import { siteFolder } from './site-folder.ts';

const answerTime = 150;
const rest = 600;

/** From a page to the link that is followed there. */
const ways = [
  { from: '/', link: 'main a[href="/services"]' },
  { from: '/services', link: 'main a[href="/services/qualitaetsmanagement"]' },
  { from: '/services/qualitaetsmanagement', link: 'main a[href^="/contact?service="]' },
] as const;
type Way = (typeof ways)[number];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });

const withoutRules = await mkdtemp(join(tmpdir(), 'without-rules-'));
await cp(siteFolder, withoutRules, { recursive: true });
await removeRules(withoutRules);

const chromium = await launchChromium();
const rows: string[][] = [];
for (const way of ways) {
  const medians: string[] = [];
  for (const folder of [siteFolder, withoutRules]) {
    const site = await startServer({ directory: folder, port: 0, answerTime });
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      times.push(await timeToNextPage(chromium, site.url, way));
    await site.close();
    medians.push(quantile(times, 0.5).toFixed(0));
  }
  rows.push([`${way.from} → ${way.link}`, ...medians]);
}
await chromium.close();
await rm(withoutRules, { recursive: true });
console.log(`Median of ${values.runs}, milliseconds from the click to the first paint.\n`);
console.log(markdownTable(['Way', 'with rules', 'without'], rows));

/** Milliseconds from the click to the first paint of the page that the link leads to. */
async function timeToNextPage(browser: Browser, url: string, { from, link }: Way): Promise<number> {
  // A page that takes the place of another cannot be closed by itself.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    const clicked = new Promise<number>((resolve) => {
      page.on('console', (message) => {
        const [, time] = /^clicked (.+)$/.exec(message.text()) ?? [];
        if (time) resolve(Number(time));
      });
    });
    await page.goto(url + from, { waitUntil: 'load' });
    await page.evaluate((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      addEventListener(
        'click',
        ({ timeStamp }) => console.log(`clicked ${performance.timeOrigin + timeStamp}`),
        true,
      );
    }, link);
    await page.hover(link);
    await setTimeout(rest);
    await page.click(link);
    const click = await clicked;
    for (let left = 100; left > 0; left--) {
      await setTimeout(100);
      // Between two pages there is none to ask.
      const painted = await page.evaluate(firstPaint, from).catch(() => null);
      if (painted !== null) return painted - click;
    }
    throw new Error(`${link} on ${from} led to no page that is painted`);
  } finally {
    await context.close();
  }
}

/** When something of the next page could be seen first; one that was prepared is painted once it is shown. */
function firstPaint(from: string): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const [paint] = performance.getEntriesByName('first-paint');
  if (location.pathname === from || !paint) return null;
  return performance.timeOrigin + Math.max(paint.startTime, navigation?.activationStart ?? 0);
}

/** Takes the rules out of all pages of a built site. */
async function removeRules(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script type="speculationrules">.*?<\/script>/, ''));
  }
  await precompress(folder);
}
