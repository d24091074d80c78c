import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserArguments } from '../browser/find.ts';

/** Fetched by `npx` when it is asked for: with what it brings it is larger than all else that the tests need. */
const lighthouse = 'lighthouse@13.5.0';

/** The devices that Lighthouse simulates, each with its usual connection. */
export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

export const isDevice = (name: string): name is Device => devices.some((device) => device === name);

/** What one Lighthouse run found. */
export type Measurement = {
  /** Category title → score of 0–100. */
  scores: ReadonlyMap<string, number>;
  /** Largest contentful paint in milliseconds, on the simulated device. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Everything transferred, in bytes. */
  bytes: number;
  /** Titles of the audits that cost a point. */
  shortcomings: readonly string[];
  reportHtml: string;
};

/** On a busy machine Lighthouse now and then misses the start of a navigation (NO_NAVSTART). */
const attempts = 3;

/** Runs Lighthouse in a fresh browser, which takes some ten seconds. Throws where the page does not load. */
export async function measure(url: string, chromePath: string, device: Device): Promise<Measurement> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await measureOnce(url, chromePath, device);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.log(`Once more, since Lighthouse failed: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function measureOnce(url: string, chromePath: string, device: Device): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const report = join(folder, 'page');
    const chrome = [...browserArguments, '--headless=new', '--ignore-certificate-errors'].join(' ');
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        '--output=html',
        `--output-path=${report}`,
      ].concat(`--chrome-flags=${chrome}`, device === 'desktop' ? '--preset=desktop' : []),
      { env: { ...process.env, CHROME_PATH: chromePath } },
    );
    const result = JSON.parse(await readFile(`${report}.report.json`, 'utf8')) as LighthouseResult;
    return {
      ...read(result, url),
      reportHtml: await readFile(`${report}.report.html`, 'utf8'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What is read here of the result of a run. https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface LighthouseResult {
  runtimeError?: { message: string };
  audits: Readonly<Record<string, { title: string; score: number | null; numericValue?: number }>>;
  categories: Readonly<
    Record<
      string,
      { title: string; score: number | null; auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
}

function read(result: LighthouseResult, url: string): Omit<Measurement, 'reportHtml'> {
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const valueOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const categories = Object.values(result.categories);
  const weighted = categories.flatMap(({ auditRefs }) => auditRefs).filter(({ weight }) => weight > 0);
  return {
    scores: new Map(categories.map(({ title, score }) => [title, Math.round((score ?? 0) * 100)])),
    lcp: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    bytes: valueOf('total-byte-weight'),
    shortcomings: weighted.flatMap(({ id }) => {
      const audit = result.audits[id];
      return audit?.score != null && audit.score < 0.9 ? [audit.title] : [];
    }),
  };
}

/** The run with the median LCP: a whole run, so that its figures belong together. */
export function medianRun(runs: readonly Measurement[]): Measurement {
  const sorted = runs.toSorted((a, b) => a.lcp - b.lcp);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!median) throw new Error('No runs to take the median of');
  return median;
}
