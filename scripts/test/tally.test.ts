import { expect, test } from 'vitest';
import { playwrightTally, vitestTally } from './tally.ts';

const file = (status: 'passed' | 'failed', ...tests: ('passed' | 'failed')[]) => ({
  name: 'menus.test.ts',
  status,
  message: 'No such module',
  assertionResults: tests.map((result) => ({
    status: result,
    fullName: 'a menu opens',
    failureMessages: result === 'failed' ? ['It stayed closed'] : [],
  })),
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
  expect(vitestTally(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ['menus.test.ts › No such module', 'menus.test.ts › a menu opens › It stayed closed'],
  });
});

test('a test that passes only when it is repeated counts as passed, and is named', () => {
  const stats = { startTime: '', duration: 0, expected: 0, skipped: 0, unexpected: 0, flaky: 1 };
  const results = [{ errors: [{ message: 'It stayed closed' }] }, { errors: [] }];
  const suite = {
    title: 'menus.spec.ts',
    specs: [{ title: 'opens', ok: true, tests: [{ results, annotations: [] }] }],
  };
  expect(playwrightTally({ stats, errors: [], suites: [suite as never] })).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    missing: [],
    failures: ['passed when repeated › menus.spec.ts › opens › It stayed closed'],
  });
});

test('a server that does not start counts as one failure beside that of a test', () => {
  const stats = { startTime: '', duration: 0, expected: 3, skipped: 0, unexpected: 1, flaky: 0 };
  const result = { errors: [{ message: 'It stayed closed' }] };
  const suite = {
    title: 'menus.spec.ts',
    specs: [{ title: 'opens', ok: false, tests: [{ results: [result], annotations: [] }] }],
  };
  expect(playwrightTally({ stats, errors: [{ message: 'Port taken' }], suites: [suite as never] })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    missing: [],
    failures: ['Port taken', 'menus.spec.ts › opens › It stayed closed'],
  });
});

test('why a test was left out is said once', () => {
  const stats = { startTime: '', duration: 0, expected: 3, skipped: 2, unexpected: 0, flaky: 0 };
  const annotations = [{ type: 'skip', description: 'rsync is not installed' }];
  const spec = { title: 'opens', ok: true, tests: [{ results: [], annotations }] };
  const suite = { title: 'release.spec.ts', specs: [spec, spec] };
  expect(playwrightTally({ stats, errors: [], suites: [suite as never] })).toMatchObject({
    skipped: 2,
    missing: ['rsync is not installed'],
  });
});
