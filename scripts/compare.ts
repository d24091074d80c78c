/**
 * `npm run compare -- 1a2b3c4`: what a change does to the look of the site. Builds the site of that commit (without one, of
 * the last) and of the working tree, both with the company of the tests, takes every page at three widths, in print and
 * in forced colours, compares pixel by pixel, and lists what differs; `-- 1a2b3c4 --grep /about --project 390` some of them.
 * The pictures before, after and of the difference are in reports/compare/. Exit code 1 where there is one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixture } from '../tests/fixture/switch.ts';
import { npm } from './npm.ts';
import { startServer } from './server/start.ts';
import { asTested, isStale } from './test/build.ts';

const [commit = 'HEAD', ...filters] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'compare-'));
const tree = join(work, 'tree');
const site = join(work, 'site');
const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });

git('worktree', 'add', '--detach', tree, commit);
try {
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  const isBuilt =
    (await npm(['run', 'build', '--prefix', tree], { ...asTested, SITE_DIST: site })) &&
    (!isStale(fixture.SITE_DIST) || (await npm(['run', 'build'], asTested)));
  if (!isBuilt) throw new Error('The sites were not built; what is wrong stands above.');

  const before = await startServer({ port: 0, directory: site });
  const isSame = await npm(['run', 'shots', '--', ...filters], { ...asTested, SHOTS_BEFORE: before.url });
  await before.close();
  process.exitCode = isSame ? 0 : 1;
} finally {
  git('worktree', 'remove', '--force', tree);
  rmSync(work, { recursive: true });
}
