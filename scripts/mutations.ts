/**
 * Shows that the tests catch what visitors would notice: `npm run mutations` brings twenty defects into copies of
 * the built site, one at a time, and expects a test to fail on each.
 * `npm run mutations -- 'a dead link'` brings in one of them. Prints a table; exit code 1 where one survives.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixture } from '../tests/fixture/switch.ts';
import { markdownTable } from './bench/summary.ts';
import { defects, type Defect } from './mutations/defects.ts';
import { npm } from './npm.ts';
import { freePort } from './server/program.ts';
import { asTested, isStale } from './test/build.ts';

/** Whether the test is green on the site as it is, and red with the defect. */
type Outcome = { defect: Defect; before: boolean; after: boolean };

const site = resolve(fixture.SITE_DIST);
if (isStale(fixture.SITE_DIST) && !(await npm(['run', 'build'], asTested))) process.exit(1);

const chosen = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'mutations-'));
const outcomes: Outcome[] = [];
try {
  for (const defect of defects) {
    if (chosen.length > 0 && !chosen.includes(defect.name)) continue;
    const copy = join(work, 'site');
    cpSync(site, copy, { recursive: true });
    const before = await passes(defect, copy);
    defect.apply(copy);
    for (const coding of ['br', 'gz']) rmSync(join(copy, `${defect.file}.${coding}`), { force: true });
    const after = await passes(defect, copy);
    outcomes.push({ defect, before, after });
    console.log(`${defect.name}: ${verdict({ defect, before, after })}`);
    rmSync(copy, { recursive: true });
  }
} finally {
  rmSync(work, { recursive: true });
}

const rows = outcomes.map((outcome) => [outcome.defect.name, outcome.defect.test, verdict(outcome)]);
console.log(`\n${markdownTable(['Defect', 'Test', 'Result'], rows)}`);
const survived = outcomes.filter(({ before, after }) => !before || after);
console.log(`\n${outcomes.length - survived.length} caught, ${survived.length} survived`);
process.exitCode = survived.length > 0 || outcomes.length === 0 ? 1 : 0;

function verdict({ before, after }: Outcome): string {
  if (!before) return 'RED WITHOUT THE DEFECT';
  return after ? 'SURVIVED' : 'caught';
}

/** Runs one test against a folder. A title that no test has catches nothing. */
async function passes({ test, title }: Defect, folder: string): Promise<boolean> {
  const args = test.startsWith('tests/browser/')
    ? ['playwright', 'test', test, '--grep', title, '--reporter', 'dot', '--output', join(work, 'browser')]
    : ['vitest', 'run', test, '--testNamePattern', title, '--reporter', 'dot'];
  const settings = { SITE_DIST: folder, SITE_PORT: String(await freePort()) };
  return npm(['exec', '--', ...args], settings, 'never');
}
