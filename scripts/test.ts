/**
 * `npm test`: formatting, linters and types, then the build, then every test, by Vitest and by Playwright. Ends
 * with what failed and one line, `N passed, N failed`. Exit code 1 where anything failed.
 * `npm test -- browser menus` runs one kind of test, here the files with `menus` in their name; `npm run quick` what needs
 * no build.
 */
import { rmSync } from 'node:fs';
import { fixture } from '../tests/fixture/switch.ts';
import { npm } from './npm.ts';
import { asTested, isStale } from './test/build.ts';
import { readOutcomes, tally } from './test/tally.ts';

const kinds = ['unit', 'site', 'receiver', 'engines', 'browser'] as const;
const [only, ...filters] = process.argv.slice(2);
const isQuick = only === 'quick';
const kind = kinds.find((name) => name === (isQuick ? 'unit' : only));
if (only !== undefined && kind === undefined) {
  console.error(`"${only}" is none of ${kinds.join(', ')}.`);
  process.exit(1);
}

const runners = [
  kind !== 'browser' && {
    name: 'Vitest',
    args: ['vitest', 'run', '--project', kind ?? '!pages'],
    report: 'reports/vitest.json',
  },
  (kind === undefined || kind === 'browser') && {
    name: 'Playwright',
    args: ['playwright', 'test'],
    report: 'reports/browser.json',
  },
].filter((runner) => runner !== false);

// That of an earlier run must not be taken for the one of this run.
for (const { report } of runners) rmSync(report, { force: true });
const lint = [
  ['run', 'lint'],
  ['run', 'types'],
];
const tests = runners.map(({ args }) => ['exec', '--', ...args, ...filters]);
// Unit tests wait for nothing.
const isSound = isQuick
  ? await all([...lint, ...tests])
  : (await check()) && (await build()) && (await runTests());

/** Formatting, linters and types; those of the pages take longest. For one kind of test nothing. */
async function check(): Promise<boolean> {
  const astro = ['exec', '--', 'astro', 'check', '--tsconfig', 'tsconfig.astro.json'];
  return kind !== undefined || all([...lint, astro]);
}

/** For tests that read the built site: as a whole always anew, for one kind where its sources are younger. */
async function build(): Promise<boolean> {
  if (kind === 'unit' || kind === 'receiver') return true;
  const isThere = kind && (process.env['SITE_DIST'] || !isStale(fixture.SITE_DIST));
  return isThere ? true : npm(['run', 'build'], asTested);
}

/** One after the other: beside each other they would make each other's tests wait longer than these allow. */
async function runTests(): Promise<boolean> {
  const results: boolean[] = [];
  for (const args of tests) results.push(await npm(args, asTested));
  return results.every(Boolean);
}

/** Runs these beside each other; what all but the last say comes when they end, so that each can be read. */
async function all(commands: readonly string[][]): Promise<boolean> {
  const runs = commands.map((args, index) =>
    npm(args, asTested, index < commands.length - 1 ? 'at its end' : 'at once'),
  );
  return (await Promise.all(runs)).every(Boolean);
}

console.log('');
const results = runners.map(({ name, report }) => {
  const outcomes = readOutcomes(report);
  const { passed, failed, failures } = tally(outcomes ?? []);
  console.log(`${name}: ${outcomes ? `${passed} passed, ${failed} failed` : 'no result'}`);
  for (const failure of failures) console.log(`  ${failure.replaceAll('\n', '\n    ')}`);
  return outcomes;
});
const { passed, skipped, missing, ...whole } = tally(results.flatMap((outcomes) => outcomes ?? []));
let { failed } = whole;
// A step without tests (formatting, types, the build) or an error outside of them counts as a failure, and so does a run
// without any test.
if (!isSound || passed === 0 || results.includes(undefined)) failed ||= 1;
// What does not apply to the records or is not asked for is no test at all; what is left out here lacks a tool or a browser.
if (skipped > 0) {
  console.log(
    `\n*** NOT RUN: ${skipped}. What is missing stands above${missing.length > 0 ? ' or here:' : '.'} ***`,
  );
  for (const reason of missing) console.log(`  ${reason}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
