import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browserArguments } from '../browser/find.ts';

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
  const chrome = await launch({
    chromePath,
    chromeFlags: [...browserArguments, '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const flags = { port: chrome.port, output: 'html', logLevel: 'error' } as const;
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { lhr, report } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const categories = Object.values(lhr.categories);
    const weighted = categories.flatMap(({ auditRefs }) => auditRefs).filter(({ weight }) => weight > 0);
    return {
      scores: new Map(categories.map(({ title, score }) => [title, Math.round((score ?? 0) * 100)])),
      lcp: valueOf('largest-contentful-paint'),
      cls: valueOf('cumulative-layout-shift'),
      bytes: valueOf('total-byte-weight'),
      shortcomings: weighted.flatMap(({ id }) => {
        const audit = lhr.audits[id];
        return audit?.score != null && audit.score < 0.9 ? [audit.title] : [];
      }),
      reportHtml: String(report),
    };
  } finally {
    chrome.kill();
  }
}

/** The run with the median LCP: a whole run, so that its figures belong together. */
export function medianRun(runs: readonly Measurement[]): Measurement {
  const sorted = runs.toSorted((a, b) => a.lcp - b.lcp);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!median) throw new Error('No runs to take the median of');
  return median;
}
