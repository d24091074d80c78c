/**
 * How fast the pages in dist/ are, on a quiet machine, beside a bare page (one heading, one paragraph), the least that this
 * machine can do; the ratio to it is comparable between machines. `npm run bench` takes an hour:
 * - paint: what a visitor with a phone sees, in a real browser, seven times for every page
 * - Lighthouse over HTTP/2 and TLS, on a simulated phone and on a desktop, three times for every page, from a server
 *   that answers at once and from one that takes 100 ms: its simulation depends on it
 * Shorter: `npm run bench -- --only paint` or `npm run bench -- / /contact --only lighthouse --device mobile --runs 1`
 * Writes reports/bench/summary.md and Lighthouse's reports.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '#content/routes.ts';
import { summarize, type Row } from './bench/summary.ts';
import { devices, isDevice, measure, medianRun, type Device, type Measurement } from './bench/measure.ts';
import { comparePaints } from './bench/paint.ts';
import { ensureBrowser } from './browser/find.ts';
import { compress } from '#built-pages/files.ts';
import { startServer } from './server/start.ts';

const reportFolder = 'reports/bench';

const bareHtml = `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main><h1>One heading</h1>
<p>One paragraph.</p></main></body></html>`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    device: { type: 'string', multiple: true },
    /** Milliseconds before each answer, as from a distant host. */
    'answer-time': { type: 'string', multiple: true, default: ['0', '100'] },
  },
});
const paths: readonly string[] = positionals.length > 0 ? positionals : routes;
const chosenDevices: readonly Device[] = values.device?.filter(isDevice) ?? devices;
if (chosenDevices.length === 0) throw new Error(`--device is one of: ${devices.join(', ')}`);

type Visit = { name: string; device: Device; url: string; runs: Measurement[] };

const bareFolder = await mkdtemp(join(tmpdir(), 'bare-page-'));
await writeFile(join(bareFolder, 'index.html'), bareHtml);
await compress(bareFolder, ['index.html']);

const chromePath = ensureBrowser();
const parts: string[] = [];
if (values.only !== 'lighthouse') parts.push(await paints());
if (values.only !== 'paint') {
  for (const answerTime of values['answer-time']) parts.push(await lighthouseRuns(Number(answerTime)));
}
await rm(bareFolder, { recursive: true });
await mkdir(reportFolder, { recursive: true });
await writeFile(join(reportFolder, 'summary.md'), parts.join('\n'));
console.log(`\n${parts.join('\n')}\nLighthouse's reports: ${reportFolder}/`);

async function paints(): Promise<string> {
  const [site, bare] = await Promise.all([
    startServer({ port: 0 }),
    startServer({ port: 0, directory: bareFolder }),
  ]);
  const runs = Number(values.runs ?? 7);
  const table = await comparePaints(site, bare, paths, runs, chromePath);
  await Promise.all([site.close(), bare.close()]);
  return `Largest paint as a visitor sees it, median of ${runs}.\n\n${table}\n`;
}

async function lighthouseRuns(answerTime: number): Promise<string> {
  const host = { port: 0, tls: true, answerTime };
  const site = await startServer(host);
  const bare = await startServer({ ...host, directory: bareFolder });
  const visits: Visit[] = chosenDevices.flatMap((device) => [
    { name: 'bare page', device, url: `${bare.url}/`, runs: [] },
    ...paths.map((path) => ({ name: path, device, url: site.url + path, runs: [] })),
  ]);
  const rounds = Number(values.runs ?? 3);
  // One round after the other, so that a slow moment of the machine does not hit one page only.
  for (let round = 1; round <= rounds; round++) {
    for (const { name, device, url, runs } of visits) {
      const run = await measure(url, chromePath, device);
      runs.push(run);
      console.log(`Round ${round}, ${device}, ${answerTime} ms: ${name}, LCP ${Math.round(run.lcp)} ms`);
    }
  }
  await Promise.all([site.close(), bare.close()]);

  await mkdir(reportFolder, { recursive: true });
  const rows: Row[] = visits.map(({ name, device, runs }) => ({
    name,
    device,
    measurement: medianRun(runs),
  }));
  for (const { name, device, measurement } of rows) {
    const page = name === '/' ? 'home' : name.replace(/^\//, '').replaceAll(/[/ ]/g, '-');
    await writeFile(join(reportFolder, `${page}-${device}-${answerTime}.html`), measurement.reportHtml);
  }
  return `Lighthouse, a server that answers after ${answerTime} ms. ${summarize(rows, rounds)}`;
}
