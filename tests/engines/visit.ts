/** The smaller suite, the same for every engine. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ownFramePage } from '#booking/settings.ts';
import { startServer, type RunningServer } from '../../scripts/server/start.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import type { Engine, Visit } from './engine.ts';
import { listen } from '../../scripts/server/listen.ts';
import { findOverflowing } from '../browser/layout-findings.ts';
import { documents, unknownPath } from '../browser/pages.ts';
import { testBooking, testForm } from './forms.ts';
import { testLeavingMenu, testMenus } from './menus.ts';
import { siteHandler } from '../../scripts/server/handler.ts';

/** Widths of a phone and of a desktop window, in CSS pixels. */
const widths = [360, 1280];

type StartableEngine = Pick<Engine, 'name' | 'missing' | 'start'>;

/** Tests that share the running site and one window of an engine; skipped, and said so, where it is missing. */
export function testEngineWith(engine: StartableEngine, addTests: (visit: Visit) => void): void {
  if (engine.missing) {
    console.warn(`\n*** ${engine.name}: NOT RUN. Not installed: ${engine.missing} ***\n`);
    test.skip(`${engine.name}: NOT RUN, it is not installed`, () => undefined);
    return;
  }
  describe(engine.name, { timeout: 90_000 }, () => {
    let server: RunningServer;
    const visit = { site: '' } as Visit;

    beforeAll(async () => {
      server = await startServer({ directory: siteFolder, port: 0 });
      visit.site = server.url;
      visit.visitor = await engine.start();
    }, 90_000);

    afterAll(async () => {
      await visit.visitor?.close();
      await server.close();
    }, 90_000);

    addTests(visit);
  });
}

export function testEngine(engine: Engine): void {
  testEngineWith(engine, (visit) => {
    const { readConsole } = engine;
    // All pages at once, each in a tab: slow where one machine also runs the other engine.
    if (readConsole) {
      test(`no page logs an error${exception}`, { timeout: 240_000 }, async () => {
        const pages = documents.map((path) => visit.site + path).toSorted(lastUnknown);
        expectHonest(await readConsole(pages), 1);
      });
    }

    test.each(documents)(
      `%s shows its heading in our typeface, never scrolls sideways, looks made narrow as opened narrow, and logs no error${exception}`,
      async (path) => {
        const { visitor, site } = visit;
        const [narrow = 0, wide = 0] = widths;
        const expectToFit = async (width: number) => {
          await expect.poll(() => visitor.run(findOverflowing), { message: `at ${width} px` }).toEqual([]);
        };

        await visitor.resize(narrow, 800);
        await visitor.open(site + path);
        await expectToFit(narrow);
        await expect.poll(() => visitor.run(isTypefaceLoaded), { message: 'our typeface' }).toBe(true);
        expect(await visitor.run(isHeadingShown), 'the heading is shown').toBe(true);
        await expect.poll(() => visitor.run(areIslandsAwake), { message: 'islands in view' }).toBe(true);
        let opened: string[] = [];
        await expect
          .poll(async () => `${opened}` === `${(opened = await visitor.run(measureSections))}`, {
            message: 'comes to rest',
            interval: 200,
          })
          .toBe(true);

        await visitor.resize(wide, 800);
        // Opened wide, it has its narrow rules late.
        if (engine.overlooksLateRules) await visitor.open(site + path);
        await expectToFit(wide);
        await expect.poll(() => visitor.run(areIslandsAwake), { message: 'islands in view' }).toBe(true);
        await visitor.resize(narrow, 800);
        // WebKit makes the page in the booking frame 5 px less high when it is made narrow; nothing is missing there.
        if (path !== ownFramePage) {
          await expect
            .poll(() => visitor.run(measureSections), { message: 'made narrow, expected as opened narrow' })
            .toEqual(opened);
        }
        if (visitor.readConsole) expectHonest(await visitor.readConsole(), path === unknownPath ? 1 : 0);
      },
    );

    testFirstScreen(visit);
    testMenus(visit);
    testLeavingMenu(visit);
    testForm(visit);
    testBooking(visit);
  });
}

const exception = ', except for the line that the not-found page writes';

/** Nothing was logged but the not-found page's own line, so many times. */
function expectHonest(messages: readonly string[], times: number): void {
  const expected = messages.filter((message) => message.includes(`gibt es nicht: ${unknownPath}`));
  expect(expected).toHaveLength(times);
  expect(messages.filter((message) => !expected.includes(message))).toEqual([]);
}

/** Puts the page that logs something last. */
const lastUnknown = (a: string, b: string) =>
  Number(a.endsWith(unknownPath)) - Number(b.endsWith(unknownPath));

/** Whether everything has arrived, our typeface with it: until then a page may still be a little higher. */
const isTypefaceLoaded = () =>
  document.readyState === 'complete' &&
  document.fonts.status === 'loaded' &&
  [...document.fonts].some(({ status }) => status === 'loaded');

/** Whether no island that has come near still waits for its script. */
const areIslandsAwake = () =>
  [...document.querySelectorAll('astro-island[ssr]:not([client="touch"])')].every(
    ({ firstElementChild }) =>
      (firstElementChild?.getBoundingClientRect().top ?? Infinity) > innerHeight + 100,
  );

const isHeadingShown = () => (document.querySelector('h1')?.getClientRects().length ?? 0) > 0;

/** The heights of a page's parts and sections, each with the beginning of its text. */
function measureSections(): string[] {
  return [...document.querySelectorAll('main > *, main section')].map((part) => {
    const { height } = part.getBoundingClientRect();
    // An island loses the white space between its elements when it comes to life.
    return `${Math.round(height)} px: ${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
  });
}

/** Milliseconds by which the deferred styles are later than the page. */
const delay = 1500;

/** The site, whose answers wait for something of each address. */
export function startSite(awaited: (address: string) => Promise<unknown> | undefined) {
  const site = siteHandler(siteFolder);
  return listen(
    createServer((request, response) => {
      void Promise.resolve(awaited(request.url ?? '')).then(() => site(request, response));
    }),
    { host: 'localhost' },
  );
}

/** In milliseconds from the beginning of the visit. */
function readTimes() {
  const [sheet] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/deferred.'));
  const [visit] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    painted: paint?.startTime ?? Infinity,
    styled: (sheet as PerformanceResourceTiming).responseEnd,
    read: (visit as PerformanceNavigationTiming).domInteractive,
  };
}

function testFirstScreen(visit: Visit): void {
  test('the first screen is painted before the deferred styles are there, and what follows only with them', async () => {
    const site = await startSite((address) => (address.includes('/deferred.') ? wait(delay) : undefined));
    // A first visit, to a host whose typeface is not there yet.
    await visit.visitor.open(`${site.url}/about`);
    const { painted, styled, read } = await visit.visitor.run(readTimes);
    await site.close();
    expect(painted, 'painted').toBeLessThan(styled - delay / 2);
    expect(read, 'read to its end').toBeGreaterThanOrEqual(styled - 1);
  });
}
