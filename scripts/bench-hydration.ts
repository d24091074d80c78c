/**
 * What it costs to bring islands to life: `npm run bench:hydration` opens the inquiry form and each tool but the departure
 * board on a processor slowed down four times, goes to it, and reports the longest task until it answers; then types into
 * it and reports how long an input takes to be painted (event timing, 95th percentile). `--folder other/dist` measures
 * another build.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { markdownTable } from './bench/table.ts';
import { launchChromium } from './browser/launch.ts';
import { startServer } from './server/start.ts';
import { siteFolder } from './site-folder.ts';

const slowdown = 4;

/** Islands: the section, what in it shows that it answers, and a field to type in, where there is one. */
const islands = [
  { path: '/services/logistik-transport', section: '#einstandskosten', sign: 'button', field: 'input' },
  { path: '/services/qualitaetsmanagement', section: '#aql', sign: 'input', field: 'input' },
  { path: '/services/zertifizierungsberatung', section: '#normen', sign: 'button', field: null },
  { path: '/contact', section: '#checkliste', sign: 'button', field: null },
  {
    path: '/services/end-to-end-sourcing',
    section: '#bestellkalender',
    sign: 'button',
    field: '#bestellkalender-weeks',
  },
  { path: '/contact', section: 'form', sign: 'button[type="submit"]', field: '[name="firstName"]' },
] as const;
type Island = (typeof islands)[number];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, folder: { type: 'string', default: siteFolder } },
});

const site = await startServer({ directory: values.folder, port: 0 });
const chromium = await launchChromium();
const rows: string[][] = [];
for (const island of islands) {
  const runs: { task: number; input: number }[] = [];
  for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(chromium, island));
  const median = (key: 'task' | 'input') =>
    quantile(
      runs.map((run) => run[key]),
      0.5,
    ).toFixed(0);
  rows.push([`${island.path} ${island.section}`, median('task'), island.field ? median('input') : '']);
}
await chromium.close();
await site.close();
console.log(`Median of ${values.runs}, in milliseconds, processor slowed down ${slowdown} times.\n`);
console.log(markdownTable(['Island', 'longest task', 'input to paint, p95'], rows));

async function measure(browser: Browser, { path, section, sign, field }: Island) {
  const page = await browser.newPage();
  try {
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(observe);
    await page.goto(site.url + path, { waitUntil: 'load' });
    await setTimeout(1_000);
    await page.evaluate(
      (selector) => document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' }),
      section,
    );
    await page.waitForSelector(`${section} ${sign}`, { visible: true });
    await setTimeout(1_000);
    const task = await page.evaluate(longestTask);
    const input = field ? await typeInto(page, `${section} ${field}`) : NaN;
    return { task, input };
  } finally {
    await page.close();
  }
}

/** Types a number digit by digit, and returns how long the slowest but one in twenty took to be painted. */
async function typeInto(page: Page, field: string): Promise<number> {
  await page.focus(field);
  for (let round = 0; round < 5; round++) {
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(round % 2 ? '1250' : '640', { delay: 120 });
  }
  await setTimeout(1_000);
  return quantile(await page.evaluate(() => window.inputs), 0.95);
}

/** Collects long tasks, and the durations of key presses: those below 16 ms are not reported and do not count. */
function observe(): void {
  window.tasks = [];
  window.inputs = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    const keys = list.getEntries().filter(({ name }) => /^(?:key|input|beforeinput)/.test(name));
    window.inputs.push(...keys.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest task since the page began to fetch scripts, in milliseconds; 0 where none took more than 50. */
function longestTask(): number {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const begin = Math.min(...scripts.map(({ startTime }) => startTime));
  const since = window.tasks.filter(({ startTime }) => startTime >= begin);
  return Math.max(0, ...since.map(({ duration }) => duration));
}

/** The value below which a share of all numbers lies: 0.5 is the median. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
