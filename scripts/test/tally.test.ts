import { expect, test } from 'vitest';
import { playwrightOutcomes, tally, vitestOutcomes } from './tally.ts';

const vitestFile = (status: string, ...tests: string[]) => ({
  name: 'menus.test.ts',
  status,
  message: 'No such module',
  assertionResults: tests.map((result) => ({
    status: result,
    fullName: 'a menu opens',
    failureMessages: result === 'failed' ? ['It stayed closed'] : undefined,
  })),
});

test('a test file that cannot be loaded counts as one failure', () => {
  const testResults = [
    vitestFile('passed', 'passed', 'skipped'),
    vitestFile('failed', 'passed', 'failed'),
    vitestFile('failed'),
  ];
  expect(tally(vitestOutcomes({ testResults } as never))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    missing: [],
    failures: ['menus.test.ts › a menu opens › It stayed closed', 'menus.test.ts › No such module'],
  });
});

const playwrightTest = (ok: boolean, status: string, annotations: object[], ...messages: string[]) => ({
  title: 'opens',
  ok,
  tests: [{ status, annotations, results: messages.map((message) => ({ errors: [{ message }] })) }],
});
const tallyOf = (errors: object[], ...specs: object[]) =>
  tally(playwrightOutcomes({ errors, suites: [{ title: 'menus.spec.ts', specs }] } as never));
const nothing = { passed: 0, failed: 0, skipped: 0, missing: [], failures: [] };
const failure = 'menus.spec.ts › opens › It stayed closed';

test('a test that passes only when it is repeated counts as passed, and is named', () => {
  const failures = [`passed when repeated › ${failure}`];
  const flaky = playwrightTest(true, 'flaky', [], 'It stayed closed');
  expect(tallyOf([], flaky)).toEqual({ ...nothing, passed: 1, failures });
});

test('a server that does not start counts as one failure beside that of a test', () => {
  const failed = playwrightTest(false, 'unexpected', [], 'It stayed closed');
  const failures = ['Port taken', failure];
  expect(tallyOf([{ message: 'Port taken' }], failed)).toEqual({ ...nothing, failed: 2, failures });
});

test('why a test was left out is said once', () => {
  const skip = playwrightTest(true, 'skipped', [{ type: 'skip', description: 'rsync is not installed' }]);
  expect(tallyOf([], skip, skip)).toEqual({ ...nothing, skipped: 2, missing: ['rsync is not installed'] });
});
