import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type Tally = {
  passed: number;
  failed: number;
  /** Left out, for example since a browser is not installed. Neither passed nor failed. */
  skipped?: number;
};

/** Counts the tests of a runner's JSON report; `undefined` where the runner ended without writing one. */
export type ReadTally = () => Tally | undefined;

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

/** Removes the report of an earlier run, so that it cannot be taken for that of this one. */
export function reportReader<Report>(file: string, tally: (report: Report) => Tally): ReadTally {
  rmSync(file, { force: true });
  return () => {
    try {
      return tally(JSON.parse(readFileSync(file, 'utf8')) as Report);
    } catch {
      return undefined;
    }
  };
}
