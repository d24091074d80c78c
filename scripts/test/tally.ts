import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type Tally = {
  passed: number;
  failed: number;
  /** Left out, for example since a browser is not installed. Neither passed nor failed. */
  skipped?: number;
};

/** The JSON report of a test runner. */
export type Report = {
  /** Removes that of an earlier run, so that it cannot be taken for the one of this run. */
  clear: () => void;
  /** Counts the tests; `undefined` where the runner ended without writing a report. */
  read: () => Tally | undefined;
};

/** A test file that cannot be loaded holds no tests, and counts as one failure. */
export function vitestTally(report: JsonTestResults): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  };
}

/** Errors outside a test, such as a server that does not start, count as one failure each. */
export function playwrightTally({ stats, errors }: Pick<JSONReport, 'stats' | 'errors'>): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

export const reportIn = <Content>(file: string, tally: (content: Content) => Tally): Report => ({
  clear: () => rmSync(file, { force: true }),
  read: () => {
    try {
      return tally(JSON.parse(readFileSync(file, 'utf8')) as Content);
    } catch {
      return undefined;
    }
  },
});

/** What the test runners among the steps of `npm test` write. */
export const reports: Readonly<Record<string, Report>> = {
  unit: reportIn('reports/unit.json', vitestTally),
  site: reportIn('reports/site.json', vitestTally),
  receiver: reportIn('reports/receiver.json', vitestTally),
  browser: reportIn('reports/browser.json', playwrightTally),
  engines: reportIn('reports/engines.json', vitestTally),
};
