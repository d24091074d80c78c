/**
 * What opening a list of the inquiry form costs, the slowest interaction of the site: `npm run bench:select` opens the
 * four lists of /contact on a processor slowed down four times, and reports the event timing of each click (input to
 * paint) and where the main thread spends the time. `--folder other/dist` measures another build.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { quantile } from './bench/quantile.ts';
import { markdownTable } from './bench/table.ts';
import { launchChromium } from './browser/launch.ts';
import { startServer } from './server/start.ts';
import { siteFolder } from './site-folder.ts';

const slowdown = 4;
const lists = ['industry', 'service', 'budget', 'timeline'] as const;

/** What the browser calls its steps in a trace, and what they are. */
const steps: Readonly<Record<string, string>> = {
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  FunctionCall: 'script',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  HitTest: 'hit test',
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, folder: { type: 'string', default: siteFolder } },
});

const site = await startServer({ directory: values.folder, port: 0 });
const chromium = await launchChromium();
const runs: { clicks: number[]; shares: Map<string, number> }[] = [];
for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(chromium));
await chromium.close();
await site.close();

const rows = lists.map((list, index) => [list, median(runs.map((run) => run.clicks[index] ?? NaN))]);
console.log(`Median of ${values.runs}, in milliseconds, processor slowed down ${slowdown} times.\n`);
console.log(markdownTable(['List', 'click to paint'], rows));
const names = [...new Set(Object.values(steps))];
const shares = names.map((name) => [name, median(runs.map((run) => run.shares.get(name) ?? 0))]);
console.log(markdownTable(['Main thread, for each opening', 'time'], shares));

function median(numbers: readonly number[]): string {
  return quantile(numbers, 0.5).toFixed(0);
}

async function measure(browser: Browser) {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(`${site.url}/contact`, { waitUntil: 'load' });
    await page.evaluate(() => document.querySelector('form')?.scrollIntoView({ behavior: 'instant' }));
    await page.waitForSelector('form [role="combobox"]', { visible: true });
    await page.emulateCPUThrottling(slowdown);
    await page.evaluate(observe);
    const clicks: number[] = [];
    await page.tracing.start({ categories: ['devtools.timeline', 'blink'] });
    for (const list of lists) clicks.push(await open(page, list));
    const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as Trace;
    return { clicks, shares: sharesOf(trace) };
  } finally {
    await page.close();
  }
}

/** Opens a list and closes it. Returns the time from the click to the paint after it. */
async function open(page: Page, list: string): Promise<number> {
  const box = `#${list}`;
  await page.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
    box,
  );
  await setTimeout(600);
  await page.evaluate(() => (window.inputs = []));
  await page.click(box);
  await page.waitForSelector('[role="listbox"]', { visible: true });
  await setTimeout(600);
  const durations = await page.evaluate(() => window.inputs);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="listbox"]', { hidden: true });
  return Math.max(0, ...durations);
}

/** Collects the durations of pointer events and clicks. */
function observe(): void {
  window.inputs = [];
  new PerformanceObserver((list) => {
    const pointer = list.getEntries().filter(({ name }) => /^(?:pointer|mouse|click)/.test(name));
    window.inputs.push(...pointer.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

interface Trace {
  traceEvents: { name: string; ph: string; dur?: number; tdur?: number }[];
}

/** Main-thread time for each opening and closing, by what was done, in milliseconds. */
function sharesOf({ traceEvents }: Trace): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, dur = 0 } of traceEvents) {
    const step = steps[name];
    if (step) sums.set(step, (sums.get(step) ?? 0) + dur / 1_000 / lists.length);
  }
  return sums;
}
