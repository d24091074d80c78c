/** What a visitor with a phone sees: the largest paint in a real Chromium, its processor slowed, over a phone's line. */
import { chromium, type Browser } from '@playwright/test';
import { connect, createServer, type Socket } from 'node:net';
import { browserArguments } from '../browser/find.ts';
import { listen } from '../server/listen.ts';
import type { RunningServer } from '../server/start.ts';
import { markdownTable } from './summary.ts';

/** How many times slower than this machine. */
const processorSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type Paint = {
  /** Milliseconds from the click to the first and to the largest paint. */
  first: number;
  largest: number;
  /** What was painted: its element and the beginning of its text. */
  element: string;
};

type Place = { name: string; url: string };

/**
 * Visits the pages in turn, the bare page before and after each round, and returns a table with the median of the rounds;
 * each ratio is to the bare pages of its own round.
 */
export async function comparePaints(
  site: RunningServer,
  bare: RunningServer,
  paths: readonly string[],
  rounds: number,
  executablePath: string,
): Promise<string> {
  const lines = await Promise.all([site, bare].map(({ url }) => startPhoneLine(Number(new URL(url).port))));
  const [siteOrigin, bareOrigin] = lines.map(({ port }) => `http://localhost:${port}`);
  const places: Place[] = paths.map((path) => ({ name: path, url: `${siteOrigin}${path}` }));
  const results = new Map<string, (Paint & { ratio: number })[]>();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    await paintOf(browser, `${bareOrigin}/`);
    for (let round = 1; round <= rounds; round++) {
      const bareFirst = await paintOf(browser, `${bareOrigin}/`);
      const paints: [string, Paint][] = [];
      for (const { name, url } of places) paints.push([name, await paintOf(browser, url)]);
      const bareLast = await paintOf(browser, `${bareOrigin}/`);
      const reference = (bareFirst.largest + bareLast.largest) / 2;
      for (const [name, paint] of [['bare page', bareFirst], ['bare page', bareLast], ...paints] as [
        string,
        Paint,
      ][])
        results.set(name, [...(results.get(name) ?? []), { ...paint, ratio: paint.largest / reference }]);
      console.log(`Round ${round}: bare page ${reference.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    await Promise.all(lines.map((line) => line.close()));
  }
  const rows = [...results].map(([name, paints]) => [
    name,
    median(paints.map(({ first }) => first)).toFixed(0),
    median(paints.map(({ largest }) => largest)).toFixed(0),
    median(paints.map(({ ratio }) => ratio)).toFixed(2),
    [...new Set(paints.map(({ element }) => element))].join(', '),
  ]);
  return markdownTable(['Page', 'First paint ms', 'Largest ms', 'Ratio', 'Largest element'], rows);
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    return await page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            const text = largest.element?.textContent?.trim().slice(0, 24) ?? '';
            const name = largest.element?.localName ?? 'none';
            resolve({
              first: first?.startTime ?? 0,
              largest: largest.startTime,
              element: `${name} «${text}»`,
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const roundTripMs = 150;
/** 1.6 Mbit/s. */
const bytesPerMs = 200;
/** What TCP sends before the first acknowledgement: ten packets. Each round trip acknowledged allows as much again. */
const packet = 1_448;
const firstPackets = 10;

/** Takes connections and passes them to a port, as slowly as over the line. */
const startPhoneLine = (target: number) =>
  listen(
    createServer({ noDelay: true }, (client) => {
      const upstream = connect({ port: target, host: 'localhost', noDelay: true });
      for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
      // The first question arrives after the handshake, a round trip, and half of another.
      let delay = roundTripMs * 1.5;
      client.on('data', (data) => {
        setTimeout(() => upstream.write(data), delay);
        delay = roundTripMs / 2;
      });
      upstream.on('data', sendSlowly(client));
      client.on('close', () => upstream.destroy());
    }),
    { host: 'localhost' },
  );

/** Sends as TCP's slow start does: at most a window of unacknowledged bytes, at the speed of the line. */
function sendSlowly(client: Socket): (data: Buffer) => void {
  const waiting: Buffer[] = [];
  let window = firstPackets * packet;
  let underWay = 0;
  let lineIsFreeAt = 0;

  const send = () => {
    for (let data = waiting[0]; data && underWay < window; data = waiting[0]) {
      const part = data.subarray(0, packet);
      if (part.length === data.length) waiting.shift();
      else waiting[0] = data.subarray(packet);
      underWay += part.length;
      lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + part.length / bytesPerMs;
      const arrives = lineIsFreeAt - performance.now() + roundTripMs / 2;
      setTimeout(() => client.write(part), arrives);
      setTimeout(
        () => {
          underWay -= part.length;
          window += part.length;
          send();
        },
        arrives + roundTripMs / 2,
      );
    }
  };
  return (data) => {
    waiting.push(data);
    send();
  };
}
