/**
 * Lighthouse over HTTP/2 and TLS against dist/: `npm run bench` measures every page on a simulated phone and on a
 * desktop, three times each, which takes about half an hour on a quiet machine. Shorter:
 * `npm run bench -- / /contact --device mobile --runs 1`
 * In the same run it measures a bare page (one heading, one paragraph), the least this machine can do; the LCP
 * ratio to it is comparable between machines. Writes reports/bench/summary.md and Lighthouse's reports.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '#content/routes.ts';
import { summarize, type Row } from './bench/summary.ts';
import { devices, isDevice, measure, medianRun, type Device, type Measurement } from './bench/measure.ts';
import { ensureBrowser } from './browser/install.ts';
import { precompress } from './precompress.ts';
import { startServer } from './server/start.ts';

const reportFolder = 'reports/bench';

/**
 * Milliseconds before each answer, as from a distant host (`--answer-time 0`: none). At 0 ms the font arrives before the
 * first frame; Lighthouse's simulation then wrongly counts it as blocking the LCP.
 */
const answerTimeByDefault = '100';

const bareHtml = `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main><h1>One heading</h1>
<p>One paragraph.</p></main></body></html>`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    device: { type: 'string', multiple: true },
    'answer-time': { type: 'string', default: answerTimeByDefault },
  },
});
const paths: readonly string[] = positionals.length > 0 ? positionals : routes;
const chosenDevices: readonly Device[] = values.device?.filter(isDevice) ?? devices;
if (chosenDevices.length === 0) throw new Error(`--device is one of: ${devices.join(', ')}`);

const bareFolder = await mkdtemp(join(tmpdir(), 'bare-page-'));
await writeFile(join(bareFolder, 'index.html'), bareHtml);
await precompress(bareFolder);

const chromePath = ensureBrowser();
const host = { port: 0, tls: true, answerTime: Number(values['answer-time']) };
const site = await startServer(host);
const bare = await startServer({ ...host, directory: bareFolder });

type Visit = { name: string; device: Device; url: string; runs: Measurement[] };
const visits: Visit[] = chosenDevices.flatMap((device) => [
  { name: 'bare page', device, url: `${bare.url}/`, runs: [] },
  ...paths.map((path) => ({ name: path, device, url: site.url + path, runs: [] })),
]);

// One round after the other, so that a slow moment of the machine does not hit one page only.
for (let round = 1; round <= Number(values.runs); round++) {
  for (const { name, device, url, runs } of visits) {
    const run = await measure(url, chromePath, device);
    runs.push(run);
    console.log(`Round ${round}, ${device}: ${name}, LCP ${Math.round(run.lcp)} ms`);
  }
}

await Promise.all([site.close(), bare.close()]);
await rm(bareFolder, { recursive: true });

await mkdir(reportFolder, { recursive: true });
const rows: Row[] = visits.map(({ name, device, runs }) => ({ name, device, measurement: medianRun(runs) }));
for (const { name, device, measurement } of rows) {
  const page = name === '/' ? 'home' : name.replace(/^\//, '').replaceAll(/[/ ]/g, '-');
  await writeFile(join(reportFolder, `${page}-${device}.html`), measurement.reportHtml);
}
const summary = summarize(rows, Number(values.runs));
await writeFile(join(reportFolder, 'summary.md'), summary);
console.log(`\n${summary}\nLighthouse's reports: ${reportFolder}/`);
