import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { siteHandler } from '../../scripts/server/handler.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import type { Visit } from './engine.ts';

/** Milliseconds by which the deferred styles are later than the page. */
const delay = 1500;

/** The site, whose deferred styles take their time. */
async function startSlowSite() {
  const site = siteHandler(siteFolder);
  const server = createServer((request, response) => {
    void wait(request.url?.includes('/deferred.') ? delay : 0).then(() => site(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
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

export function testFirstScreen(visit: Visit): void {
  test('the first screen is painted before the deferred styles are there, and what follows only with them', async () => {
    const site = await startSlowSite();
    // A first visit, to a host whose typeface is not there yet.
    await visit.visitor.open(`${site.url}/about`);
    const { painted, styled, read } = await visit.visitor.run(readTimes);
    site.close();
    expect(painted, 'painted').toBeLessThan(styled - delay / 2);
    expect(read, 'read to its end').toBeGreaterThanOrEqual(styled - 1);
  });
}
