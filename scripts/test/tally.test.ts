import { expect, test } from 'vitest';
import { playwrightTally, vitestTally } from './tally.ts';

const file = (status: 'passed' | 'failed', ...tests: ('passed' | 'failed')[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

const vitestReport = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) =>
  ({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, testResults }) as never;

test('a test file that cannot be loaded counts as one failure', () => {
  const report = vitestReport(
    2,
    1,
    file('passed', 'passed'),
    file('failed', 'passed', 'failed'),
    file('failed'),
  );
  expect(vitestTally(report)).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

test('a server that does not start counts as one failure', () => {
  const stats = { startTime: '', duration: 0, expected: 3, skipped: 0, unexpected: 1, flaky: 0 };
  expect(playwrightTally({ stats, errors: [{ message: 'Port taken' }] })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
  });
});
