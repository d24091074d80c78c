/** What `deploy/` is for, on this machine: servers with a configuration from there, and `publish.sh`, whose `ssh` runs the command here. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findProgram } from '../../scripts/browser/find.ts';
import { startProgram } from '../../scripts/server/program.ts';

/** Why it cannot be run here, or null where it can. */
export const missingForPublishing = (): string | null =>
  findProgram('rsync') ? null : 'rsync is not installed';

/** Runs it in a folder with a `dist/`, for a site whose releases stand in `sites`. */
export function runPublish(folder: string, sites: string, ...args: readonly string[]) {
  const ssh = join(folder, 'ssh');
  writeFileSync(ssh, '#!/bin/sh\nshift\nexec sh -c "$*"\n', { mode: 0o755 });
  return spawnSync('sh', [resolve('deploy/publish.sh'), 'server', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      RSYNC_RSH: ssh,
      SITES: sites,
    },
    encoding: 'utf8',
  });
}

/** A place in a configuration, and what stands there instead. */
export type Change = readonly [place: RegExp, value: string];

/**
 * Puts values of a test into a configuration from `deploy/`, each at every place that matches. Throws where one is
 * missing, so that a changed file is noticed.
 */
export function adapt(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, [place, value]) => {
    if (before.search(place) === -1) throw new Error(`The configuration has nothing that matches ${place}.`);
    return before.replace(place, () => value);
  }, text);
}

/** Starts a server in a folder of its own, which is gone when it stops. */
export async function startInFolder(
  name: string,
  configure: (folder: string) => Promise<{ args: string[]; url: string; environment?: NodeJS.ProcessEnv }>,
) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  // Its workers may run as another user.
  await chmod(folder, 0o755);
  const { args, url, environment } = await configure(folder);
  const program = await startProgram(name, args, url, environment);
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
  return { ...program, stop, url };
}
