import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

type Tally = {
  passed: number;
  failed: number;
  /** Left out, for example since a browser is not installed. Neither passed nor failed. */
  skipped?: number;
  /** Why, where the runner keeps it. */
  missing?: readonly string[];
  /**
   * One text for each failure: where it stands, and the beginning of its message. Also for one that did not come again
   * when the test was repeated, as both runners do once in continuous integration.
   */
  failures: readonly string[];
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
    missing: [...new Set(suites.flatMap(reasonsToSkip))],
    failures: [...errors.map(({ message }) => failure(message)), ...suites.flatMap(playwrightFailures)],
  };
}

const reasonsToSkip = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
  ...suites.flatMap(reasonsToSkip),
];

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

/** Counts the tests of a JSON report; `undefined` where the runner ended without writing one. */
export function readTally<Content>(file: string, tally: (content: Content) => Tally): Tally | undefined {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Content);
  } catch {
    return undefined;
  }
}
