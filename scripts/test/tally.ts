import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

type Tally = {
  passed: number;
  failed: number;
  /** Left out, for example since a browser is not installed. Neither passed nor failed. */
  skipped?: number;
  /**
   * One text for each failure: where it stands, and the beginning of its message. Also for one that did not come again
   * when the test was repeated: Playwright does so once everywhere, Vitest once in continuous integration.
   */
  failures: readonly string[];
};

/** The JSON report of a test runner. */
type Report = {
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
    failures: [
      ...broken.map(({ name, message }) => failure(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ failureMessages }) => failureMessages?.length)
          .map(({ status, fullName, failureMessages }) =>
            failure(status === 'passed' ? repeated : '', name, fullName, failureMessages?.[0]),
          ),
      ),
    ],
  };
}

/** Errors outside a test, such as a server that does not start, count as one failure each. */
export function playwrightTally({ stats, errors, suites }: Omit<JSONReport, 'config'>): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => failure(message)), ...suites.flatMap(playwrightFailures)],
  };
}

const playwrightFailures = ({ title, specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .map((spec) => ({
      ...spec,
      errors: spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
    }))
    .filter(({ errors }) => errors.length > 0)
    .map((spec) => failure(spec.ok ? repeated : '', title, spec.title, spec.errors[0]?.message)),
  ...suites.flatMap(playwrightFailures),
];

const repeated = 'passed when repeated';

/** The first lines say what was expected; the report holds the rest. */
const failure = (...parts: readonly (string | undefined)[]) =>
  stripVTControlCharacters(parts.filter(Boolean).join(' › ')).slice(0, 600);

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
