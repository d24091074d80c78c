/**
 * Lighthouse on a simulated phone, over HTTP/2 and TLS, against dist/: `npm run bench` measures the home
 * page, `npm run bench -- /about /contact --runs 5` others. In the same run it measures a bare page (one heading, one
 * paragraph), the least this machine can do; the LCP ratio to it is comparable between machines.
 * Writes reports/bench/*.html and summary.md
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, medianRun, type Measurement } from './bench/measure.ts';
import { markdownTable } from './bench/table.ts';
import { ensureBrowser } from './browser/install.ts';
import { precompress } from './precompress.ts';
import { startServer } from './server/start.ts';

const reportFolder = 'reports/bench';

const bareHtml = `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main><h1>One heading</h1>
<p>One paragraph.</p></main></body></html>`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const paths = positionals.length > 0 ? positionals : ['/'];

const bareFolder = await mkdtemp(join(tmpdir(), 'bare-page-'));
await writeFile(join(bareFolder, 'index.html'), bareHtml);
await precompress(bareFolder);

const chromePath = ensureBrowser();
const site = await startServer({ port: 0, tls: true });
const bare = await startServer({ directory: bareFolder, port: 0, tls: true });

const pages = [
  { name: 'bare page', url: `${bare.url}/` },
  ...paths.map((path) => ({ name: path, url: site.url + path })),
];
const runs = new Map<string, Measurement[]>(pages.map(({ name }) => [name, []]));

// One round after the other, so that a slow moment of the machine does not hit one page only.
for (let round = 1; round <= Number(values.runs); round++) {
  for (const { name, url } of pages) {
    const run = await measure(url, chromePath);
    runs.get(name)?.push(run);
    console.log(`Round ${round}: ${name}, LCP ${Math.round(run.lcp)} ms`);
  }
}

await Promise.all([site.close(), bare.close()]);
await rm(bareFolder, { recursive: true });

await mkdir(reportFolder, { recursive: true });
const medians = [...runs].map(([name, measurements]) => ({ name, ...medianRun(measurements) }));
const bareLcp = medians[0]?.lcp ?? Number.NaN;
for (const { name, reportHtml } of medians) {
  const file = name === '/' ? 'home' : name.replace(/^\//, '').replaceAll(/[/ ]/g, '-');
  await writeFile(join(reportFolder, `${file}.html`), reportHtml);
}

const categories = [...(medians[0]?.scores.keys() ?? [])];
const table = markdownTable(
  ['Page', ...categories, 'LCP ms', 'LCP ratio', 'CLS', 'Bytes'],
  medians.map(({ name, scores, lcp, cls, bytes }) => [
    name,
    ...categories.map((category) => String(scores.get(category))),
    lcp.toFixed(0),
    (lcp / bareLcp).toFixed(2),
    cls.toFixed(3),
    String(bytes),
  ]),
);
const notes = medians.flatMap(({ name, shortcomings }) => shortcomings.map((title) => `- ${name}: ${title}`));
const summary = [`Median of ${values.runs} runs, by LCP.`, '', table, '', ...notes].join('\n').trimEnd();
await writeFile(join(reportFolder, 'summary.md'), `${summary}\n`);
console.log(`\n${summary}\n\nReports in ${reportFolder}/`);
