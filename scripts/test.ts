/**
 * `npm test`: runs the chain `test:all` of package.json and ends with what failed and one line, `N passed, N failed`: the
 * totals of its test runners. Exit code 1 where anything failed.
 * `npm test -- browser menus` runs one of the runners, here on the files with `menus` in their name.
 */
import { fixture } from '../tests/fixture/switch.ts';
import { npm } from './npm.ts';
import { asTested, isStale } from './test/build.ts';
import { reports } from './test/tally.ts';

const [only, ...filters] = process.argv.slice(2);
const expected = Object.entries(reports).filter(([runner]) => only === undefined || runner === only);
if (expected.length === 0) {
  console.error(`"${only}" is none of ${Object.keys(reports).join(', ')}.`);
  process.exit(1);
}

for (const report of Object.values(reports)) report.clear();
const isSound =
  only === undefined
    ? await run('test:all')
    : (only === 'unit' ||
        only === 'receiver' ||
        process.env['SITE_DIST'] ||
        !isStale(fixture.SITE_DIST) ||
        (await run('build'))) &&
      (await run(`test:${only}`, ...filters));

function run(script: string, ...args: string[]): Promise<boolean> {
  return npm(['run', script, '--', ...args], asTested);
}

let [passed, failed, skipped] = [0, 0, 0];
console.log('');
for (const [runner, { read }] of expected) {
  const tally = read();
  console.log(`${runner}: ${tally ? `${tally.passed} passed, ${tally.failed} failed` : 'no result'}`);
  for (const failure of tally?.failures ?? []) console.log(`  ${failure.replaceAll('\n', '\n    ')}`);
  passed += tally?.passed ?? 0;
  failed += tally?.failed ?? (isSound ? 1 : 0);
  skipped += tally?.skipped ?? 0;
}
// A step without tests (formatting, types, the build) or an error outside of them counts as a failure, and so does a run
// without any test.
if (!isSound || passed === 0) failed ||= 1;
if (skipped > 0) console.log(`\n*** NOT RUN: ${skipped}. What is missing stands above. ***`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
