/** What the two runners report, as one list of tests. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

interface Outcome {
  /** Where the test stands, and its title. */
  name: string;
  /** Skipped is what was left out, for example since a browser is not installed. */
  status: 'passed' | 'failed' | 'skipped';
  /** What was said of a failure; also of one that did not come again when the test was repeated. */
  message?: string | undefined;
  /** Why it was left out, where the runner keeps it. */
  reason?: string | undefined;
}

/** A test file that cannot be loaded holds no tests, and counts as one failure. */
export const vitestOutcomes = ({ testResults }: Pick<JsonTestResults, 'testResults'>): Outcome[] =>
  testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ status, fullName, failureMessages }): Outcome => {
      const isRun = status === 'passed' || status === 'failed';
      return {
        name: `${file.name} › ${fullName}`,
        status: isRun ? status : 'skipped',
        message: failureMessages?.[0],
      };
    });
    const isBroken = file.status === 'failed' && tests.every(({ status }) => status !== 'failed');
    return isBroken ? [{ name: file.name, status: 'failed', message: file.message }, ...tests] : tests;
  });

/** Errors outside a test, such as a server that does not start, count as one failure each. */
export const playwrightOutcomes = ({ errors, suites }: Pick<JSONReport, 'errors' | 'suites'>): Outcome[] => [
  ...errors.map(({ message = '' }): Outcome => ({ name: message, status: 'failed', message: '' })),
  ...suites.flatMap(outcomesIn),
];

const outcomesIn = ({ title, specs, suites = [] }: JSONReportSuite): Outcome[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results, annotations }): Outcome => {
      const ended = spec.ok ? 'passed' : 'failed';
      return {
        name: `${title} › ${spec.title}`,
        status: status === 'skipped' ? 'skipped' : ended,
        message: results.flatMap(({ errors }) => errors)[0]?.message,
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      };
    }),
  ),
  ...suites.flatMap(outcomesIn),
];

/** How many passed, failed and were left out, and what there is to say: a text for each failure, and each reason once. */
export function tally(outcomes: readonly Outcome[]) {
  const count = (wanted: Outcome['status']) => outcomes.filter(({ status }) => status === wanted).length;
  const failures = outcomes
    .filter(({ message }) => message !== undefined)
    .map(({ name, status, message }) => [status === 'passed' && 'passed when repeated', name, message]);
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    // The first lines say what was expected; the report holds the rest.
    failures: failures.map((parts) =>
      stripVTControlCharacters(parts.filter(Boolean).join(' › ')).slice(0, 600),
    ),
    missing: [...new Set(outcomes.flatMap(({ reason }) => reason ?? []))],
  };
}

/** Reads a JSON report of either; `undefined` where the runner ended without writing a whole one. */
export function readOutcomes(file: string): Outcome[] | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
    return 'suites' in report ? playwrightOutcomes(report) : vitestOutcomes(report);
  } catch {
    return undefined;
  }
}
